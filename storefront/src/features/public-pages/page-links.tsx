import type { PublicPage } from '@shop/contracts/rest/public-pages';
import { NavLink } from 'react-router-dom';
import { pagePath } from './page-path.ts';

export function PageLinks({ pages }: { pages: readonly PublicPage[] }) {
  return pages.map(({ id, slug, title }) => (
    <NavLink key={id} to={pagePath(slug)}>
      {title}
    </NavLink>
  ));
}

import type { PageSection } from '@shop/contracts/rest/public-pages';
import { Picture } from '../../components/picture.tsx';

export function PageSectionView({ section: { title, description, images } }: { section: PageSection }) {
  return (
    <section className="page-section">
      <h2>{title}</h2>
      {description && <p className="page-section__words">{description}</p>}
      {images.length > 0 && (
        <ul className="page-section__pictures">
          {images.map(({ id, imageUrl }) => (
            <li key={id}>
              <Picture src={imageUrl} alt="" sizes="(min-width: 48rem) 22rem, 100vw" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

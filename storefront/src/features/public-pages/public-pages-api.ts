import type { PageSection, PublicPage } from '@shop/contracts/rest/public-pages';
import type { Http } from '@shop/browser/http/http';

const anonymous = { anonymous: true };

export const publicPagesApi = (http: Http) => ({
  all: () => http.get<PublicPage[]>('/public-pages', anonymous),
  sectionsOf: (pageId: number) => http.get<PageSection[]>(`/public-pages/${pageId}/origins`, anonymous),
});

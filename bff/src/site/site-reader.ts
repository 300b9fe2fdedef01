import { currentContext, runInContext } from '@shop/chassis/context/request-context';
import { Problem } from '@shop/chassis/errors/problem';
import { mediaUrlOfWidth } from '@shop/contracts/media-url';
import type { PublicPage } from '@shop/contracts/rest/public-pages';
import type { ProductView } from '@shop/contracts/services/catalog';
import { randomUUID } from 'node:crypto';
import type { Downstream } from '../downstream/downstream.ts';
import type { PublicCache } from '../public-cache/public-cache.ts';
import type { PublicGroup } from '../surface/route.ts';

/** Products of one file of the sitemap. */
export const SITEMAP_ROWS = 1000;
const LOGO_WIDTH = 640;
const IN_A_ROW = 2;

type Shop = { shopName: string; logoUrl: string | null };

/** What the HTML of public pages tells, as a visitor sees it. A null stands for what is not there. */
export interface SiteReader {
  shop(): Promise<Shop>;
  product(id: number): Promise<ProductView | null>;
  page(slug: string): Promise<PublicPage | null>;
  categoryName(id: number): Promise<string | null>;
  vendorName(id: number): Promise<string | null>;
  firstSlide(): Promise<string | null>;
  /** The newest products, of one category or of all: as many as a phone shows in a row. */
  newestProducts(categoryId: number | null): Promise<ProductView[]>;
  /** Public addresses of what admins and vendors add. */
  listedPages(): Promise<{ slugs: string[]; categoryIds: number[]; vendorIds: number[]; products: number }>;
  /** The ids of one file's products; `file` counts from 1. */
  listedProductIds(file: number): Promise<number[]>;
}

const nullWhereAbsent = async <Value>(asked: Promise<Value>): Promise<Value | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  });

const first = { sort: null, offset: 0, limit: 1 };
const all = { sort: null, offset: 0, limit: SITEMAP_ROWS, filter: {} };

/** Reads through the kept public answers, so a page costs the services nothing while nothing changes. */
export function createSiteReader({ catalog, identity, content }: Downstream, publicCache: PublicCache): SiteReader {
  async function kept<Value>(group: PublicGroup, key: string, read: () => Promise<Value>): Promise<Value> {
    const correlationId = currentContext()?.correlationId ?? randomUUID();
    const asVisitor = () => runInContext({ correlationId, caller: { kind: 'visitor' } }, read);
    const { body } = await publicCache.answer(group, `site ${key}`, async () => ({
      json: await asVisitor(),
      contentRange: null,
    }));
    return JSON.parse(body.toString()) as Value;
  }

  return {
    shop: () =>
      kept('content', 'shop', async () => {
        const [{ shopName }, [logo]] = await Promise.all([content.settings(), content.logo()]);
        return { shopName, logoUrl: logo === undefined ? null : mediaUrlOfWidth(logo, LOGO_WIDTH) };
      }),
    product: (id) => kept('catalogue', `product ${id}`, () => nullWhereAbsent(catalog.product(id))),
    page: (slug) =>
      kept('content', `page ${slug}`, async () => {
        const { rows } = await content.pages({ ...first, filter: { slug } });
        return rows.find(({ isVisible }) => isVisible) ?? null;
      }),
    categoryName: (id) =>
      kept('catalogue', `category ${id}`, async () => {
        const { rows } = await catalog.lookups('categories', { ...first, filter: { id: [id] } });
        return rows[0]?.name ?? null;
      }),
    vendorName: (id) =>
      kept('catalogue', `vendor ${id}`, async () => (await nullWhereAbsent(identity.vendor(id)))?.shopName ?? null),
    firstSlide: () => kept('content', 'first slide', async () => (await content.sliderImages())[0] ?? null),
    newestProducts: (categoryId) =>
      kept('catalogue', `newest ${categoryId}`, async () => {
        const sort = { key: 'createdAt', direction: 'DESC' } as const;
        const filter = categoryId === null ? {} : { categoryId };
        return (await catalog.products({ sort, offset: 0, limit: IN_A_ROW, filter })).rows;
      }),
    listedPages: async () => {
      const [pages, categories, vendors, products] = await Promise.all([
        content.pages(all),
        catalog.lookups('categories', all),
        identity.vendors(all),
        catalog.products({ ...first, filter: {} }),
      ]);
      return {
        slugs: pages.rows.filter(({ isVisible }) => isVisible).map(({ slug }) => slug),
        categoryIds: categories.rows.map(({ id }) => id),
        vendorIds: vendors.rows.map(({ vendorId }) => vendorId),
        products: products.total,
      };
    },
    listedProductIds: (file) =>
      kept('catalogue', `product ids ${file}`, async () => {
        const offset = (file - 1) * SITEMAP_ROWS;
        const sort = { key: 'id', direction: 'ASC' } as const;
        const { rows } = await catalog.products({ sort, offset, limit: SITEMAP_ROWS, filter: {} });
        return rows.map(({ id }) => id);
      }),
  };
}

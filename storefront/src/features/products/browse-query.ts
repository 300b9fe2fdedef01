import type { ListQuery } from '@shop/browser/http/list-query';
import { wholeNumber } from '../../lib/whole-number.ts';

export const PAGE_ROWS = 24;
const MOST_IDS = 50;
const MOST_CEDIS = 1_000_000;

export const SORTS = {
  newest: { label: 'Newest first', sort: ['createdAt', 'DESC'] },
  cheapest: { label: 'Price: low to high', sort: ['price', 'ASC'] },
  dearest: { label: 'Price: high to low', sort: ['price', 'DESC'] },
  name: { label: 'Name: A to Z', sort: ['name', 'ASC'] },
} as const;
export type SortName = keyof typeof SORTS;

/** What a customer looks for; it stands in the page's address, so that it can be shared and gone back to. */
export interface BrowseQuery {
  search: string;
  categoryId: number | null;
  vendorId: number | null;
  sizeIds: readonly number[];
  colorIds: readonly number[];
  brandIds: readonly number[];
  /** Cedis, of what is charged; both ends inclusive. */
  minPrice: number | null;
  maxPrice: number | null;
  sort: SortName;
  /** From 1. */
  page: number;
}

export const NO_FILTERS = {
  vendorId: null,
  sizeIds: [],
  colorIds: [],
  brandIds: [],
  minPrice: null,
  maxPrice: null,
} as const satisfies Partial<BrowseQuery>;

const wholeNumbers = (text: string | null): number[] =>
  [...new Set((text ?? '').split(',').flatMap((part) => wholeNumber(part) ?? []))].slice(0, MOST_IDS);

/** Cedis as they are typed, with at most two decimals; null where the text is no such sum. */
export function cedisOf(text: string | null): number | null {
  const cedis = /^\d{1,7}([.,]\d{1,2})?$/.test((text ?? '').trim()) ? Number((text ?? '').replace(',', '.')) : null;
  return cedis !== null && cedis <= MOST_CEDIS ? cedis : null;
}

/** Whatever an address can't mean is left out; prices that stand the wrong way round are turned. */
export function browseQueryOf(params: URLSearchParams): BrowseQuery {
  const sort = params.get('sort') ?? '';
  const [from, to] = [cedisOf(params.get('from')), cedisOf(params.get('to'))];
  const isTurned = from !== null && to !== null && from > to;
  return {
    search: (params.get('q') ?? '').slice(0, 200),
    categoryId: wholeNumber(params.get('category')),
    vendorId: wholeNumber(params.get('vendor')),
    sizeIds: wholeNumbers(params.get('size')),
    colorIds: wholeNumbers(params.get('colour')),
    brandIds: wholeNumbers(params.get('brand')),
    minPrice: isTurned ? to : from,
    maxPrice: isTurned ? from : to,
    sort: Object.hasOwn(SORTS, sort) ? (sort as SortName) : 'newest',
    page: wholeNumber(params.get('page')) ?? 1,
  };
}

export function browseParamsOf(query: BrowseQuery): URLSearchParams {
  const wanted: Record<string, string | number | null> = {
    q: query.search,
    category: query.categoryId,
    vendor: query.vendorId,
    size: query.sizeIds.join(','),
    colour: query.colorIds.join(','),
    brand: query.brandIds.join(','),
    from: query.minPrice,
    to: query.maxPrice,
    sort: query.sort === 'newest' ? null : query.sort,
    page: query.page > 1 ? query.page : null,
  };
  const set = Object.entries(wanted).filter(([, value]) => value !== null && value !== '');
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
}

export const listQueryOf = (query: BrowseQuery): ListQuery => ({
  sort: SORTS[query.sort].sort,
  offset: (query.page - 1) * PAGE_ROWS,
  limit: PAGE_ROWS,
  filter: {
    q: query.search,
    categoryId: query.categoryId,
    vendorId: query.vendorId,
    sizeId: query.sizeIds,
    colorId: query.colorIds,
    brandId: query.brandIds,
    minPrice: query.minPrice,
    maxPrice: query.maxPrice,
  },
});

/** How many of the filters narrow the list. */
export const filterCount = ({ vendorId, sizeIds, colorIds, brandIds, minPrice, maxPrice }: BrowseQuery): number =>
  sizeIds.length +
  colorIds.length +
  brandIds.length +
  [vendorId, minPrice, maxPrice].filter((each) => each !== null).length;

import type { FirstLoad } from '@shop/contracts/first-loads';

type Ids = Readonly<Record<string, string>>;

/** What the page at an address needs first, with the ids that the address names. */
export interface AddressLoads {
  modules: string[];
  answers: string[];
  pictures: (NonNullable<FirstLoad['pictures']> & { ids: Ids })[];
}

const ID = '[1-9]\\d{0,8}';
const isId = (text: string) => new RegExp(`^${ID}$`).test(text);

const idsOfPath = (path: string, pathname: string): Ids | undefined => {
  const found = new RegExp(`^${path.replace(/:(\w+)/g, `(?<$1>${ID})`)}$`).exec(pathname);
  return found ? { ...found.groups } : undefined;
};

function idsOfQuery(names: readonly string[] | undefined, params: URLSearchParams): Ids | undefined {
  if (names === undefined) return {};
  const given = [...params];
  const isAsked = given.length === names.length && names.every((name) => isId(params.get(name) ?? ''));
  return isAsked ? Object.fromEntries(given) : undefined;
}

export function loadsOfAddress(loads: readonly FirstLoad[], url: URL): AddressLoads {
  const fitting = loads.flatMap((load) => {
    const ofPath = idsOfPath(load.path, url.pathname);
    const ofQuery = idsOfQuery(load.query, url.searchParams);
    return ofPath && ofQuery ? [{ ...load, ids: { ...ofPath, ...ofQuery } }] : [];
  });
  return {
    modules: fitting.flatMap(({ modules }) => modules),
    answers: fitting.flatMap(({ answers, ids }) =>
      answers.map((answer) => answer.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')),
    ),
    pictures: fitting.flatMap(({ pictures, ids }) => (pictures ? [{ ...pictures, ids }] : [])),
  };
}

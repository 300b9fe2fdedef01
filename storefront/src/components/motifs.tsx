/** Small stamped drawings for places that have nothing else to show. Decoration only: the words beside them tell. */
const stamps = {
  shirt: <path d="M32 22 16 32l8 16 8-4v32h36V44l8 4 8-16-16-10c-2 7-8 10-18 10s-16-3-18-10Zm6 30h24M38 60h24" />,
  basket: <path d="M20 44h60l-7 34H27zM32 44c0-30 36-30 36 0M36 52l3 18m11-18v18m14-18-3 18M24 60h52" />,
  parcel: <path d="M20 38 50 24l30 14v34L50 86 20 72zm0 0 30 14 30-14M50 52v34M35 31l30 14v12" />,
  knot: (
    <path d="M50 20c16 0 16 24 0 24s-16-24 0-24Zm0 36c16 0 16 24 0 24s-16-24 0-24ZM38 50c0 16-24 16-24 0s24-16 24 0Zm48 0c0 16-24 16-24 0s24-16 24 0ZM44 44l12 12m0-12L44 56" />
  ),
  path: (
    <path d="M26 78c24 0 8-26 28-26s2-28 24-28M22 78a4 4 0 1 0 8 0 4 4 0 1 0-8 0Zm52-54a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z" />
  ),
} as const;

export type Stamp = keyof typeof stamps;

export function Motif({ stamp }: { stamp: Stamp }) {
  return (
    <svg className="motif" viewBox="0 0 100 100" width="112" height="112" aria-hidden="true" focusable="false">
      <rect className="motif__ground" x="4" y="4" width="92" height="92" rx="26" />
      {stamps[stamp]}
    </svg>
  );
}

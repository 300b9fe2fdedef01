/**
 * Small drawings for places that have nothing else to show, in the shop's own colours. Decoration only: the words beside
 * them tell.
 */
const drawings = {
  shirt: (
    <>
      <path className="cloth" d="M58 28h14c3 7 13 7 16 0h14l22 15-9 17-13-6v46H58V54l-13 6-9-17z" />
      <path className="trim" d="M58 66h44v12H58z" />
      <path d="m62 78 6-12 6 12 6-12 6 12 6-12 6 12M58 66h44M58 78h44" />
    </>
  ),
  basket: (
    <>
      <path className="thin" d="M10 20c44 14 96 14 140 0" />
      <path className="wood" d="M44 20h6v17h-6zm66 0h6v17h-6z" />
      <path className="thin" d="M56 62c0-40 48-40 48 0" />
      <path className="gold" d="M42 62h76l-9 42H51z" />
      <path className="thin" d="M46 76h68M49 90h62M62 62l4 42m14-42v42m18-42-4 42" />
      <path className="berry" d="M38 56h84v11H38z" />
      <path d="m44 67 6-11 6 11 6-11 6 11 6-11 6 11 6-11 6 11 6-11 6 11 6-11 6 11" />
    </>
  ),
  parcel: (
    <>
      <path className="gold" d="m36 46 44-18 44 18v42L80 106 36 88z" />
      <path className="sand" d="m36 46 44-18 44 18-44 18z" />
      <path d="M80 64v42" />
      <path className="cloth" d="m52 39.5 44 18v41l12-5v-41l-44-18z" />
      <path className="thin" d="m96 66 12 8m-12 4 12-6m-12 16 12-8" />
      <path className="berry" d="M80 34c-4-16-26-12-20-2 4 6 14 4 20 2Zm0 0c4-16 26-12 20-2-4 6-14 4-20 2Z" />
    </>
  ),
  purse: (
    <>
      <path className="berry" d="M44 54c-22 62 94 62 72 0z" />
      <path className="gold" d="M39 74h82c1 5 1 9 0 13H39c-1-4-1-8 0-13Z" />
      <path d="m42 87 8-13 8 13 8-13 8 13 8-13 8 13 8-13 8 13 8-13 5 8" />
      <path className="sand" d="M42 44c12-8 64-8 76 0l-4 12H46z" />
      <path className="wood" d="M72 40a8 8 0 1 1 8 8 8 8 0 1 1 8-8" />
      <path className="gold" d="M106 98a9 9 0 1 0 18 0 9 9 0 1 0-18 0Zm15 6a9 9 0 1 0 18 0 9 9 0 1 0-18 0Z" />
    </>
  ),
  knot: (
    <>
      <path className="cloth" d="M44 66a36 36 0 1 0 72 0 36 36 0 1 0-72 0Z" />
      <path d="M50 48c22 0 46 14 60 38M46 60c20 0 36 12 46 40M62 36c24 2 44 16 54 34M48 78c12 2 20 10 26 23M106 42c-24 0-46 20-54 44m64-18c-14 0-26 12-32 32" />
      <path className="thin" d="M106 92c14 14 18-4 30 6s6 14 14 8" />
    </>
  ),
  sock: (
    <>
      <path className="thin" d="M10 22c44 14 96 14 140 0" />
      <path className="wood" d="M60 24h6v18h-6z" />
      <path className="paper" d="M50 34h28v36c0 6 22 6 28 18 4 10-4 16-14 16H66c-10 0-16-6-16-16z" />
      <path className="berry" d="M50 34h28v14H50z" />
      <path
        className="gold"
        d="M50 78c14-4 24 8 20 26h-4c-10 0-16-6-16-16zm45 0c6 3 12 7 12 14 0 8-7 12-15 12h-4c-2-10 0-20 7-26Z"
      />
      <path d="M50 56h28M50 64h28" />
      <path className="wood" d="M110 22h6v18h-6z" />
    </>
  ),
  house: (
    <>
      <path className="paper" d="M44 58h72v46H44z" />
      <path className="berry" d="m34 62 46-36 46 36z" />
      <path className="thin" d="m48 62 32-25 32 25" />
      <path className="cloth" d="M70 76h20v28H70z" />
      <path className="gold" d="M52 72h11v12H52zm45 0h11v12H97z" />
      <path className="gold" d="M116 44c8-10 13-16 13-24a13 13 0 0 0-26 0c0 8 5 14 13 24Z" />
      <path className="paper" d="M111 20a5 5 0 1 0 10 0 5 5 0 1 0-10 0Z" />
    </>
  ),
  path: (
    <>
      <path className="thin dashed" d="M34 96c40 8 20-34 52-34s24-26 42-28" />
      <path className="cloth" d="M18 82h32v20H18z" />
      <path className="gold" d="M18 82h32v7H18z" />
      <path className="berry" d="M128 52c11-13 17-20 17-30a17 17 0 0 0-34 0c0 10 6 17 17 30Z" />
      <path className="paper" d="M121 22a7 7 0 1 0 14 0 7 7 0 1 0-14 0Z" />
    </>
  ),
  shop: (
    <>
      <path className="paper" d="M42 52h76v52H42z" />
      <path className="cloth" d="M88 70h20v34H88z" />
      <path className="sand" d="M50 66h30v22H50z" />
      <path className="gold" d="M36 30h88l8 26H28z" />
      <path className="berry" d="M50 30h14l-4 26H45zm29 0h14l3 26H78zm29 0h14l8 26h-15z" />
      <path d="M28 56c0 12 17 12 17 0 0 12 17 12 17 0 0 12 17 12 17 0 0 12 17 12 17 0 0 12 18 12 18 0 0 12 18 12 18 0" />
    </>
  ),
} as const;

export type Stamp = keyof typeof drawings;

export function Motif({ stamp }: { stamp: Stamp }) {
  return (
    <svg className="motif" viewBox="0 0 160 120" width="176" height="132" aria-hidden="true" focusable="false">
      <path className="ground" d="M80 6c40 0 66 18 68 50s-22 56-68 56-70-24-68-56S40 6 80 6Z" />
      <ellipse className="shade" cx="80" cy="108" rx="50" ry="4.5" />
      {drawings[stamp]}
    </svg>
  );
}

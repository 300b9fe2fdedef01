/** Small figures around (0, 0), about 40 units across. */
export const leaf = (fill: string, vein: string): string =>
  `<path d="M0,-22C16,-14 18,8 0,22C-18,8 -16,-14 0,-22Z" fill="${fill}"/><path d="M0,-16V22M0,-4L9,-10M0,-4L-9,-10M0,6L10,-1M0,6L-10,-1" stroke="${vein}" stroke-width="2" fill="none" stroke-linecap="round"/>`;

export function star(fill: string): string {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? 17 : 8;
    const turn = (Math.PI * index) / 5 - Math.PI / 2;
    return `${(radius * Math.cos(turn)).toFixed(1)},${(radius * Math.sin(turn)).toFixed(1)}`;
  });
  return `<polygon points="${corners.join(' ')}" fill="${fill}" stroke="${fill}" stroke-width="4" stroke-linejoin="round"/>`;
}

export const elephant = (body: string, ear: string): string =>
  `<path d="M-21,16V-2C-21,-14 -10,-18 0,-17C6,-24 20,-23 23,-12C25,-4 24,6 26,10C27,13 23,15 21,12C19,8 18,4 17,1C15,4 13,5 11,5V16H3V7H-10V16Z" fill="${body}" stroke="${body}" stroke-width="2" stroke-linejoin="round"/>` +
  `<path d="M2,-14C-8,-16 -9,2 1,3C9,2 10,-12 2,-14Z" fill="${ear}"/><circle cx="15" cy="-11" r="2" fill="${ear}"/>` +
  `<path d="M-21,-2C-26,2 -25,6 -27,8" stroke="${body}" stroke-width="3" fill="none" stroke-linecap="round"/>`;

export const lionCub = (mane: string, face: string): string =>
  `<circle r="20" fill="${mane}"/>${[0, 45, 90, 135, 180, 225, 270, 315]
    .map((turn) => `<circle cx="0" cy="-19" r="6.5" fill="${mane}" transform="rotate(${turn})"/>`)
    .join(
      '',
    )}<circle cx="-10" cy="-10" r="5" fill="${face}"/><circle cx="10" cy="-10" r="5" fill="${face}"/><ellipse cy="1" rx="14" ry="13" fill="${face}"/>` +
  `<circle cx="-5" cy="-2" r="2" fill="#3a2216"/><circle cx="5" cy="-2" r="2" fill="#3a2216"/><path d="M-3,4H3L0,7ZM0,7V9M-5,9Q-2,12 0,9Q2,12 5,9" fill="#3a2216" stroke="#3a2216" stroke-width="1.3" stroke-linecap="round"/>`;

export const fish = (body: string, fin: string): string =>
  `<path d="M20,0C10,-15 -8,-13 -14,-2L-25,-11C-23,-4 -23,4 -25,11L-14,2C-8,13 10,15 20,0Z" fill="${body}"/>` +
  `<path d="M-2,-10Q5,0 -2,10M-9,-6Q-4,0 -9,6" stroke="${fin}" stroke-width="2.4" fill="none" stroke-linecap="round"/><circle cx="11" cy="-3" r="2.2" fill="${fin}"/>`;

/** Stamps in the spirit of adinkra, each an own design. */
export const ringsStamp = (ink: string): string =>
  `<g fill="none" stroke="${ink}" stroke-width="4"><circle r="18"/><circle r="10"/></g><circle r="4" fill="${ink}"/>`;

export const hornsStamp = (ink: string): string =>
  `<g fill="none" stroke="${ink}" stroke-width="4.2" stroke-linecap="round"><path d="M0,20V-6M0,-6C0,-20 -20,-20 -18,-7C-17,0 -8,-1 -9,-7M0,-6C0,-20 20,-20 18,-7C17,0 8,-1 9,-7M-14,8H14"/></g>`;

export const ladderStamp = (ink: string): string =>
  `<g fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"><path d="M-9,-18V18M9,-18V18M-15,-10H15M-15,0H15M-15,10H15"/></g>`;

export const petalsStamp = (ink: string): string =>
  `${[0, 90, 180, 270].map((turn) => `<path d="M0,-3C-10,-9 -9,-20 0,-20C9,-20 10,-9 0,-3Z" fill="${ink}" transform="rotate(${turn})"/>`).join('')}<circle r="3" fill="${ink}"/>`;

export const heartStamp = (ink: string): string =>
  `<path d="M0,19C-22,4 -20,-17 -8,-17C-3,-17 0,-13 0,-9C0,-13 3,-17 8,-17C20,-17 22,4 0,19ZM0,8V-2" fill="none" stroke="${ink}" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/>`;

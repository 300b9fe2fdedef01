export const clothesLine = (y: number, colour: string): string =>
  `<path d="M-20,${y - 26}Q400,${y + 26} 820,${y - 26}" fill="none" stroke="#2a1408" stroke-width="5" opacity=".12" transform="translate(8 14)"/>` +
  `<path d="M-20,${y - 26}Q400,${y + 26} 820,${y - 26}" fill="none" stroke="${colour}" stroke-width="5"/>` +
  `<path d="M-20,${y - 26}Q400,${y + 26} 820,${y - 26}" fill="none" stroke="#fff3dc" stroke-width="5" stroke-dasharray="3 9" opacity=".5"/>`;

export const peg = (x: number, y: number): string =>
  `<g transform="translate(${x.toFixed(1)} ${(y - 30).toFixed(1)})"><path d="M-10,0C-10,-6 10,-6 10,0L12,26L8,68H2L0,40L-2,68H-8L-12,26Z" fill="#d8a566" stroke="#7a4c22" stroke-width="2" stroke-linejoin="round"/>` +
  `<path d="M-6,2L-8,26L-6,60" stroke="#f6dcb2" stroke-width="3" fill="none" opacity=".8"/><path d="M-12,24H12" stroke="#8c8479" stroke-width="5"/></g>`;

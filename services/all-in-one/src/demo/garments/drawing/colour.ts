const channelsOf = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** Between `from` (share 0) and `to` (share 1); both as #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const target = channelsOf(to);
  const blended = channelsOf(from).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share),
  );
  return `#${blended.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

// A warm brown rather than black: shadows of cloth in daylight are never grey.
export const darker = (hex: string, share: number): string => mix(hex, '#2a1408', share);

export const lighter = (hex: string, share: number): string => mix(hex, '#fffdf8', share);

/** Perceived brightness, 0 to 1. */
export function brightness(hex: string): number {
  const [red, green, blue] = channelsOf(hex);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}

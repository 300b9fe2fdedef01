import type { GarmentColours } from './garment-colours.ts';

export const namedColours = {
  Gold: { base: '#F2B233', accent: '#8F2756', ink: '#6B3A12' },
  Forest: { base: '#0B6B4F', accent: '#F2B233', ink: '#FFF3D6' },
  Berry: { base: '#8F2756', accent: '#F7C6CF', ink: '#FFE9C9' },
  Sky: { base: '#8CC8EA', accent: '#F7F3E6', ink: '#23507E' },
  Indigo: { base: '#3A4A9F', accent: '#F2C14E', ink: '#E8ECFF' },
  Coral: { base: '#F2836B', accent: '#FFF1DD', ink: '#8A2B32' },
  Mint: { base: '#A9DCC3', accent: '#FFF6E6', ink: '#1F6A55' },
  Cream: { base: '#FBEFD8', accent: '#D9744F', ink: '#8A5A33' },
  Lilac: { base: '#C9B2E3', accent: '#FFF4E0', ink: '#5E3C8C' },
  Sun: { base: '#FFD95C', accent: '#2F7FB8', ink: '#C2502D' },
  Clay: { base: '#B9432A', accent: '#F6D9A8', ink: '#FFEBCB' },
  White: { base: '#FDFBF6', accent: '#7FB6D9', ink: '#3A4A9F' },
  Navy: { base: '#22335C', accent: '#E8604C', ink: '#F4E7CF' },
  Rose: { base: '#F4B3BE', accent: '#FFF7EC', ink: '#A93A5C' },
} as const satisfies Record<string, GarmentColours>;

export type ColourName = keyof typeof namedColours;

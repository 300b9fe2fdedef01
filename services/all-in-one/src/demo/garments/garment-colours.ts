export interface GarmentColours {
  base: string;
  accent: string;
  ink: string;
}

/** Where the map's pictures come from; a shop with many visitors names a server of its own when it is built. */
export const TILE_URL: string = import.meta.env['VITE_MAP_TILES'] ?? 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
export const ATTRIBUTION = '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

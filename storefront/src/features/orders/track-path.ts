export const trackPath = (idOrNumber: string): string => `/customer/track/${encodeURIComponent(idOrNumber)}`;

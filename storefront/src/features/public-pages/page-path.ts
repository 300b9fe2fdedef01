export const pagePath = (slug: string): string => `/pages/${slug}`;

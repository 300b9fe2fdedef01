import type { PageHead } from './page-head.ts';
import { absolute, type ShopFacts } from './shop-facts.ts';

export const SHOP_DESCRIPTION = 'Children’s clothes from shops all over Ghana, brought to your door.';

interface FixedPage {
  title: string;
  description: string;
}

/** The pages whose words stand in the storefront itself. */
const FIXED: Readonly<Record<string, FixedPage>> = {
  '/about': { title: 'About us', description: 'How families, vendors and delivery agents come together here.' },
  '/companies': { title: 'Companies', description: 'The children’s clothing shops of Ghana that sell here.' },
  '/pricing': { title: 'Pricing', description: 'What rompers, dresses, tops and accessories cost, in Ghana cedis.' },
  '/contact': { title: 'Contact', description: 'Ask about a size, an order or a delivery.' },
  '/login': { title: 'Login', description: SHOP_DESCRIPTION },
  '/register': { title: 'Register', description: 'Join as a customer, a vendor or a delivery agent.' },
};

export const FIXED_PATHS = ['/', ...Object.keys(FIXED)];

/** Undefined where an address is none of the storefront's fixed pages. */
export function fixedHead(path: string, shop: ShopFacts): PageHead | undefined {
  if (path === '/') return frontPage(shop);
  const page = Object.hasOwn(FIXED, path) ? FIXED[path] : undefined;
  return page && { title: `${page.title} – ${shop.shopName}`, description: page.description, canonicalPath: path };
}

/** Of people's own pages, and of everything that is not for search engines. */
export const privateHead = ({ shopName }: ShopFacts): PageHead => ({
  title: shopName,
  description: SHOP_DESCRIPTION,
  canonicalPath: null,
});

function frontPage({ shopName, publicUrl, logoUrl }: ShopFacts): PageHead {
  return {
    title: `${shopName} – children’s clothes in Ghana`,
    description: SHOP_DESCRIPTION,
    canonicalPath: '/',
    facts: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: shopName,
      url: `${publicUrl}/`,
      ...(logoUrl ? { logo: absolute(publicUrl, logoUrl) } : {}),
    },
  };
}

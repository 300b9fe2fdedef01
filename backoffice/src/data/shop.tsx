import type { Http } from '@shop/browser/http/http';
import type { Session } from '@shop/browser/session/session';
import { createContext, use } from 'react';

/** The two areas of the back office; each is the home of one role. */
export type Area = 'admin' | 'vendor';

/** Who is at work, where, and the way to the shop's calls. */
export interface Shop {
  area: Area;
  session: Session;
  http: Http;
}

const ShopContext = createContext<Shop | null>(null);
export const ShopProvider = ShopContext.Provider;

export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('There is no shop around this component.');
  return shop;
}

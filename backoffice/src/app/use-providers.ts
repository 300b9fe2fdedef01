import type { SessionStore } from '@shop/browser/session/session-store';
import { useMemo } from 'react';
import { localStorageStore } from 'react-admin';
import type { Shop } from '../data/shop.tsx';
import { createShopAuthProvider } from '../data/shop-auth-provider.ts';
import { createShopDataProvider } from '../data/shop-data-provider.ts';
import { leave } from './leave.ts';

const STORE_VERSION = '1';

/** What react-admin is given: the shop's calls, its session, and a place of this person's own for columns and saved filters. */
export function useProviders(shop: Shop, sessions: SessionStore) {
  return useMemo(
    () => ({
      dataProvider: createShopDataProvider(shop),
      authProvider: createShopAuthProvider(shop, sessions, leave),
      store: localStorageStore(STORE_VERSION, `akwadaa.${shop.session.id}`),
    }),
    [shop, sessions],
  );
}

import type { SessionStore } from '@shop/browser/session/session-store';
import { type ComponentType, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { type Shop, ShopProvider } from '../data/shop.tsx';

export type AreaScreens = ComponentType<{ shop: Shop; sessions: SessionStore }>;

interface BackOfficeProps {
  shop: Shop;
  sessions: SessionStore;
  screens: AreaScreens;
}

/** The application of one signed-in person, in the area that is theirs. */
export function BackOffice({ shop, sessions, screens: Screens }: BackOfficeProps) {
  // Only this kind of router can hold a person back who would lose what they have typed.
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <Screens shop={shop} sessions={sessions} /> }], {
      basename: `/${shop.area}`,
    }),
  );
  return (
    <ShopProvider value={shop}>
      <RouterProvider router={router} />
    </ShopProvider>
  );
}

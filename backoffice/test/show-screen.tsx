import '../../storefront/test/missing-in-jsdom.ts';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext, type DataProvider, memoryStore, ResourceContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DialogsProvider } from '../src/components/dialogs/dialogs-provider.tsx';
import { type Area, type Shop, ShopProvider } from '../src/data/shop.tsx';

interface Shown {
  area: Area;
  resource: string;
  /** The address, and the pattern that it follows where that names a record. */
  path: string;
  pattern?: string;
  /** What the server answers, as far as the screen asks. */
  answers: Partial<DataProvider>;
  /** What was kept from an earlier visit. */
  kept?: Record<string, unknown>;
}

/** A screen alone, without the frame around it and without a server. */
export function showScreen(screen: ReactNode, { area, resource, path, pattern = path, answers, kept = {} }: Shown) {
  const shop = { area, session: { id: 1, vendorId: area === 'vendor' ? 7 : null } } as Shop;
  const element = (
    <AdminContext dataProvider={answers as DataProvider} store={memoryStore(kept)}>
      <DialogsProvider>
        <ResourceContextProvider value={resource}>{screen}</ResourceContextProvider>
      </DialogsProvider>
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: pattern, element }], { initialEntries: [path] });
  return act(async () =>
    render(
      <ShopProvider value={shop}>
        <RouterProvider router={router} />
      </ShopProvider>,
    ),
  );
}

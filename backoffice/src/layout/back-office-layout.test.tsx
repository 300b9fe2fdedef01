import '../../../storefront/test/missing-in-jsdom.ts';
import { act, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { type Shop, ShopProvider } from '../data/shop.tsx';
import { layoutWithMenu } from './back-office-layout.tsx';

const Layout = layoutWithMenu(() => null);
const Late = lazy(() => new Promise<never>(() => undefined));

test('while the program of a screen is on its way, its middle says so', async () => {
  await act(async () =>
    render(
      <ShopProvider value={{ area: 'admin', session: { email: 'admin@shop.test' } } as Shop}>
        <MemoryRouter>
          <AdminContext>
            <Layout>
              <Late />
            </Layout>
          </AdminContext>
        </MemoryRouter>
      </ShopProvider>,
    ),
  );
  expect(screen.getByRole('status').textContent).toBe('Loading this screen…');
});

import '../../test/missing-in-jsdom.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPage } from './lazy-page.tsx';

const load = () => Promise.resolve({ default: () => <h1>Cart</h1> });
const open = (Page: ReturnType<typeof lazyPage>) =>
  render(
    <Suspense fallback="Loading">
      <Page />
    </Suspense>,
  );

afterEach(cleanup);

test('a page that is loaded already is there at once', async () => {
  const Page = lazyPage(load);
  await Page.load();
  open(Page);
  screen.getByRole('heading', { name: 'Cart' });
});

test('another shows its skeleton until it is', async () => {
  open(lazyPage(load));
  screen.getByText('Loading');
  await screen.findByRole('heading', { name: 'Cart' });
});

test('one that is shown stays the same when it is loaded again', async () => {
  const Page = lazyPage(load);
  const { rerender } = open(Page);
  const heading = await screen.findByRole('heading', { name: 'Cart' });
  await Page.load();
  rerender(
    <Suspense fallback="Loading">
      <Page />
    </Suspense>,
  );
  expect(screen.getByRole('heading', { name: 'Cart' })).toBe(heading);
});

import '../../test/missing-in-jsdom.ts';
import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { lazyPage } from './lazy-page.tsx';

const load = () => Promise.resolve({ default: () => <h1>Cart</h1> });
const open = (Page: ReturnType<typeof lazyPage>) =>
  render(
    <Suspense fallback="Loading">
      <Page />
    </Suspense>,
  );

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

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

describe('a page that did not arrive', () => {
  const openOffline = () => {
    // React tells of every failure that a boundary caught.
    jest.spyOn(console, 'error').mockReturnValue();
    let isOnline = false;
    const Page = lazyPage(() => (isOnline ? load() : Promise.reject(new TypeError('Failed to fetch'))));
    const show = () =>
      render(
        <ErrorBoundary>
          <Suspense fallback="Loading">
            <Page />
          </Suspense>
        </ErrorBoundary>,
      );
    return {
      show,
      connect: () => {
        isOnline = true;
      },
    };
  };
  const tellOnline = () => {
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
  };

  test('is tried again by itself when the connection is back', async () => {
    const { show, connect } = openOffline();
    show();
    await screen.findByText(/This page did not load/);
    connect();
    tellOnline();
    await screen.findByRole('heading', { name: 'Cart' });
  });

  test('says so once more where it fails again', async () => {
    const { show } = openOffline();
    show();
    await screen.findByText(/This page did not load/);
    tellOnline();
    await screen.findByText('Loading');
    await screen.findByText(/This page did not load/);
  });

  test('is loaded when somebody comes back to it', async () => {
    const { show, connect } = openOffline();
    const { unmount } = show();
    await screen.findByText(/This page did not load/);
    unmount();
    connect();
    show();
    await screen.findByRole('heading', { name: 'Cart' });
  });
});

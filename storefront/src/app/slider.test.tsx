import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { openStorefront } from '../../test/open-storefront.tsx';
import { loadPageAt } from './routes.tsx';

const ADVANCE_MS = 3000;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const open = async (pictures = ['/a.jpg', '/b.jpg', '/c.jpg']) => {
  jest.useFakeTimers();
  openStorefront('/', { 'GET /images/slider/images': () => ({ body: pictures }) });
  await pass(0);
};
const shown = () => screen.getByRole('button', { name: /^Picture/, current: true }).getAttribute('aria-label');
const slider = () => screen.getByRole('region', { name: 'Pictures from the shop' });
const preferences = window.matchMedia;

// Where time stands still, nothing could be loaded.
beforeAll(() => loadPageAt('/'));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  window.matchMedia = preferences;
});

test('after the last picture comes the first', async () => {
  await open();
  await pass(2 * ADVANCE_MS);
  expect(shown()).toBe('Picture 3 of 3');
  await pass(ADVANCE_MS);
  expect(shown()).toBe('Picture 1 of 3');
});

test('it stands still under the mouse, and goes on when the mouse has left', async () => {
  await open();
  fireEvent.mouseMove(slider());
  await pass(2 * ADVANCE_MS);
  expect(shown()).toBe('Picture 1 of 3');
  fireEvent.mouseLeave(slider());
  await pass(ADVANCE_MS);
  expect(shown()).toBe('Picture 2 of 3');
});

test('it goes on when the focus has left it', async () => {
  await open();
  const dot = screen.getByRole('button', { name: 'Picture 3 of 3' });
  act(() => {
    dot.focus();
  });
  await pass(2 * ADVANCE_MS);
  expect(shown()).toBe('Picture 1 of 3');
  act(() => {
    dot.blur();
  });
  await pass(ADVANCE_MS);
  expect(shown()).toBe('Picture 2 of 3');
});

test('for people who want no motion it stands still until they ask for it', async () => {
  window.matchMedia = (query) => ({ ...preferences(query), matches: query.includes('reduced-motion') });
  await open();
  await pass(5 * ADVANCE_MS);
  expect(shown()).toBe('Picture 1 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Let the pictures move' }));
  await pass(ADVANCE_MS);
  expect(shown()).toBe('Picture 2 of 3');
});

test('it can be stopped, and each picture can be gone to', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Stop the pictures' }));
  fireEvent.click(screen.getByRole('button', { name: 'Picture 2 of 3' }));
  await pass(5 * ADVANCE_MS);
  expect(shown()).toBe('Picture 2 of 3');
});

test('a single picture has nothing to move, and no pictures leave no hole', async () => {
  await open(['/a.jpg']);
  expect(screen.queryByRole('button', { name: /pictures/ })).toBeNull();
  cleanup();
  await open([]);
  expect(slider().querySelector('img')).toBeNull();
  screen.getByRole('heading', { level: 1 });
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { NoticesProvider, useTell } from './notices.tsx';

const SAYS = 'Added to your cart.';
const LONG_MS = 60_000;

function Teller() {
  const tell = useTell();
  return (
    <button
      type="button"
      onClick={() => {
        tell('good', SAYS, { action: <a href="#cart">Cart</a> });
      }}
    >
      Tell
    </button>
  );
}

const told = () => {
  render(
    <NoticesProvider>
      <Teller />
    </NoticesProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Tell' }));
  return screen.getByText(SAYS);
};
const afterLong = () => {
  act(() => {
    jest.advanceTimersByTime(LONG_MS);
  });
  return screen.queryByText(SAYS);
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('a notice goes by itself', () => {
  told();
  expect(afterLong()).toBeNull();
});

test('a notice stays while the keyboard is in it, and goes some time after it left', () => {
  told();
  const way = screen.getByRole('link', { name: 'Cart' });
  act(() => {
    way.focus();
  });
  expect(afterLong()).not.toBeNull();
  act(() => {
    way.blur();
  });
  expect(afterLong()).toBeNull();
});

test('a notice stays while it is pointed at, and goes some time after', () => {
  const says = told();
  fireEvent.pointerEnter(says);
  expect(afterLong()).not.toBeNull();
  fireEvent.pointerLeave(says);
  expect(afterLong()).toBeNull();
});

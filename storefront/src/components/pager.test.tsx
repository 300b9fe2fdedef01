import '../../test/missing-in-jsdom.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Pager } from './pager.tsx';

const user = userEvent.setup();

afterEach(cleanup);

function open(startPage: number) {
  const turnedTo: number[] = [];
  function Pages() {
    const [page, setPage] = useState(startPage);
    const turn = (to: number) => {
      turnedTo.push(to);
      setPage(to);
    };
    return <Pager page={page} perPage={10} total={20} onPage={turn} />;
  }
  render(<Pages />);
  return turnedTo;
}

test.each([
  ['Next', 1, 2],
  ['Previous', 2, 1],
])('"%s" keeps the focus where it leads no further, and is dead there', async (name, from, to) => {
  const turnedTo = open(from);
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button.getAttribute('aria-disabled')).toBeNull();
  await user.click(button);
  screen.getByText(`Page ${to} of 2`);
  expect([button.disabled, button.getAttribute('aria-disabled'), document.activeElement]).toEqual([
    ...[false, 'true', button],
  ]);
  await user.keyboard('{Enter}');
  expect(turnedTo).toEqual([to]);
});

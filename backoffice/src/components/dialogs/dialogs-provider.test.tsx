import '../../../../storefront/test/missing-in-jsdom.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useDialogs } from './dialogs.ts';
import { DialogsProvider } from './dialogs-provider.tsx';

const QUESTION = { title: 'Update vendor', text: 'Update Esi Kids?', action: 'Update' };

function Asking() {
  const { ask } = useDialogs();
  const [answer, setAnswer] = useState('none yet');
  const put = async () => {
    setAnswer((await ask(QUESTION)) ? 'yes' : 'no');
  };
  return (
    <>
      <button onClick={() => void put()}>Save</button>
      <output>{answer}</output>
    </>
  );
}
const ask = async () => {
  render(
    <DialogsProvider>
      <Asking />
    </DialogsProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  return screen.findByRole('dialog', { name: 'Update vendor' });
};
const answered = (word: string) =>
  waitFor(() => {
    expect(screen.getByText(word)).toBeTruthy();
  });

test('a click beside a question is no answer to it: the second of a double click falls there', async () => {
  const dialog = await ask();
  const ground = dialog.parentElement;
  if (!ground) throw new Error('a dialog stands on a ground');
  fireEvent.mouseDown(ground);
  fireEvent.click(ground);
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  await answered('yes');
});

test('Escape says no', async () => {
  fireEvent.keyDown(await ask(), { key: 'Escape' });
  await answered('no');
});

test('so does the button for it', async () => {
  await ask();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await answered('no');
});

import '../../../../../storefront/test/missing-in-jsdom.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DialogsProvider } from '../../../components/dialogs/dialogs-provider.tsx';
import { NewUserForm } from './new-user-form.tsx';

const ROLES = [{ id: 1, name: 'customer', description: null }];

const open = () => {
  const form = (
    <AdminContext>
      <DialogsProvider>
        <NewUserForm roles={ROLES as never} />
      </DialogsProvider>
    </AdminContext>
  );
  return act(async () => render(<RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />));
};
const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create user' }));
const toldAndClosed = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Which role?' });
  expect(within(dialog).getByText('Please select a role')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
};

test('who sends a user without a role is told so at each try, also beside the field', async () => {
  await open();
  create();
  await toldAndClosed();
  expect(screen.getByText('Please select a role')).toBeTruthy();
  create();
  await toldAndClosed();
});

test('who has chosen a role is told of the other fields alone', async () => {
  await open();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Role/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'customer' }));
  create();
  await screen.findByText('Name is required.');
  expect(screen.queryByText('Please select a role')).toBeNull();
});

import '../../../../storefront/test/missing-in-jsdom.ts';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DialogsProvider } from '../dialogs/dialogs-provider.tsx';
import { SectionedForm } from '../forms/sectioned-form.tsx';
import { AgentInputs } from './agent-inputs.tsx';

const PAPERS = { licenseNumber: 'DVLA-1', nationalId: 'GHA-1' };

const save = jest.fn<(values: FieldValues) => Promise<undefined>>();

const open = (record: object) => {
  const form = (
    <AdminContext>
      <DialogsProvider>
        <SectionedForm record={record} save={save} label="Save" home="/">
          <AgentInputs />
        </SectionedForm>
      </DialogsProvider>
    </AdminContext>
  );
  return act(async () => render(<RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />));
};
const leaveDate = (day?: string) => {
  const field = screen.getByLabelText('Date of birth');
  fireEvent.focus(field);
  if (day !== undefined) fireEvent.change(field, { target: { value: day } });
  fireEvent.blur(field);
};
const saved = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(save).toHaveBeenCalled();
  });
  return save.mock.lastCall?.[0];
};
/** Whether the browser would ask before it closes the tab. */
const holdsBack = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(() => {
  save.mockReset();
});

test('who passes by the empty date of birth of a new agent has changed nothing', async () => {
  await open(PAPERS);
  leaveDate();
  expect(holdsBack()).toBe(false);
  expect(await saved()).toEqual(PAPERS);
});

test('who has entered a date of birth is held back, and saves it', async () => {
  await open(PAPERS);
  leaveDate('1990-05-31');
  expect(holdsBack()).toBe(true);
  expect(await saved()).toEqual({ ...PAPERS, dateOfBirth: '1990-05-31' });
});

test('a date of birth that is taken away is saved as none', async () => {
  await open({ ...PAPERS, dateOfBirth: '1990-05-31' });
  leaveDate('');
  expect(holdsBack()).toBe(true);
  expect(await saved()).toEqual({ ...PAPERS, dateOfBirth: null });
});

import '../../test/missing-in-jsdom.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './password-field.tsx';

const user = userEvent.setup();

afterEach(cleanup);

test('a password is hidden, can be shown to who types it, and be hidden again', async () => {
  render(<PasswordField label="New password" autoComplete="new-password" />);
  const field = screen.getByLabelText<HTMLInputElement>('New password');
  const toggle = screen.getByRole('button', { name: 'Show password' });
  const shown = () => [field.type, toggle.getAttribute('aria-pressed'), field.value];
  await user.type(field, 'Passw0rd?');
  expect(shown()).toEqual(['password', 'false', 'Passw0rd?']);
  await user.click(toggle);
  expect(shown()).toEqual(['text', 'true', 'Passw0rd?']);
  await user.click(toggle);
  expect(shown()).toEqual(['password', 'false', 'Passw0rd?']);
});

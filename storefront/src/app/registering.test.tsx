import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tokenOf } from '../../test/fake-shop.ts';
import { openStorefront } from '../../test/open-storefront.tsx';

const user = userEvent.setup();
const EVERYONE = { Name: 'Ɛfua Ɔfori-Mensah', Email: 'efua@example.test', Password: 'Passw0rd!' };
const everyone = { name: EVERYONE.Name, email: EVERYONE.Email, password: EVERYONE.Password };

async function registerAs(type: string, typed: Record<string, string>, choices: readonly string[] = []) {
  const shop = openStorefront('/register', {
    'POST /auth/register': () => ({ status: 201, body: { id: 1, message: 'Welcome.' } }),
  });
  await user.click(await screen.findByLabelText(type));
  const all: Record<string, string> = { ...EVERYONE, 'Confirm password': EVERYONE.Password, ...typed };
  const filled = Object.keys(typed).length > 0 ? Object.entries(all) : [];
  for (const [label, text] of filled) await user.type(screen.getByLabelText(label), text);
  for (const choice of choices) await user.click(screen.getByLabelText(choice));
  await user.click(screen.getByRole('button', { name: 'Register' }));
  return shop;
}

afterEach(cleanup);

test.each([
  ['Customer', { Phone: '059 123 4567' }, ['Male'], { type: 'customer', phone: '059 123 4567', gender: 'male' }],
  [
    'Vendor',
    { 'Shop name': 'Nii Ŋmai’s', 'Shop address': 'Oxford Street, Osu' },
    [],
    { type: 'vendor', shopName: 'Nii Ŋmai’s', shopPhone: null, shopLocation: null, shopAddress: 'Oxford Street, Osu' },
  ],
  [
    'Vendor',
    {
      ...{ 'Shop name': 'Stars', 'Shop phone (optional)': '0372012345', 'Shop location (optional)': 'Aboabo' },
      'Shop address': 'Stall 14',
    },
    [],
    { type: 'vendor', shopName: 'Stars', shopPhone: '0372012345', shopLocation: 'Aboabo', shopAddress: 'Stall 14' },
  ],
  [
    'Delivery agent',
    {
      ...{ 'National ID': 'GHA-725514208-4', 'Date of birth': '1994-03-06', 'Emergency contact name': 'Esi' },
      ...{ 'Emergency contact phone': '+233 20 887 7665', Region: 'Northern', 'License number': 'DVLA-1' },
      ...{ 'Vehicle type': 'Motorbike', 'Vehicle plate': 'M-19-NR 4471', Address: 'Lamashegu' },
    },
    [],
    {
      ...{ type: 'delivery', nationalId: 'GHA-725514208-4', dateOfBirth: '1994-03-06', emergencyContactName: 'Esi' },
      ...{ emergencyContactPhone: '+233 20 887 7665', region: 'Northern', licenseNumber: 'DVLA-1' },
      ...{ vehicleType: 'Motorbike', vehiclePlate: 'M-19-NR 4471', agentAddress: 'Lamashegu' },
    },
  ],
])('a %s sends what it has typed, and neither token nor repeated password', async (type, typed, choices, sent) => {
  const shop = await registerAs(type, typed, choices);
  await screen.findByText('Welcome.');
  const calls = shop.callsOf('POST', '/auth/register');
  expect(calls.map(({ body, token }) => ({ body, token }))).toEqual([{ body: { ...everyone, ...sent }, token: null }]);
});

const ASKED_OF_EVERYONE = ['Name', 'Email', 'Password', 'Confirm password'];
test.each([
  ['Customer', ['Phone'], []],
  ['Vendor', ['Shop name', 'Shop address'], ['Shop phone (optional)', 'Shop location (optional)']],
  [
    'Delivery agent',
    [
      ...['National ID', 'Date of birth', 'Emergency contact name', 'Emergency contact phone', 'Region'],
      ...['License number', 'Vehicle type', 'Vehicle plate', 'Address'],
    ],
    [],
  ],
])('a %s who has left everything empty is told so at each field that is required', async (type, required, optional) => {
  const shop = await registerAs(type, {});
  await screen.findByText('Name is required.');
  const isMarked = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';
  expect([...ASKED_OF_EVERYONE, ...required].filter((label) => !isMarked(label))).toEqual([]);
  expect(optional.filter(isMarked)).toEqual([]);
  if (type === 'Customer') screen.getByText('Choose male or female.');
  expect(shop.callsOf('POST', '/auth/register')).toHaveLength(0);
});

test('signing in sends the address and the password alone, and no token', async () => {
  const token = tokenOf(7, 'ama@example.test');
  const shop = openStorefront('/login', { 'POST /auth/login': () => ({ body: { token } }) });
  await user.type(await screen.findByLabelText('Email'), 'ama@example.test');
  await user.type(screen.getByLabelText('Password'), 'Passw0rd!{Enter}');
  await screen.findByRole('heading', { name: 'Latest arrivals' });
  expect(shop.callsOf('POST', '/auth/login').map(({ body, token: sent }) => ({ body, sent }))).toEqual([
    { body: { email: 'ama@example.test', password: 'Passw0rd!' }, sent: null },
  ]);
});

test('what was typed stays while another kind of account is looked at, and what was marked is marked no more', async () => {
  openStorefront('/register', {});
  await user.type(await screen.findByLabelText('Phone'), '059 123 4567');
  await user.click(screen.getByLabelText('Female'));
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await screen.findByText('Please look again at what is marked.');
  await user.click(screen.getByLabelText('Delivery agent'));
  await user.type(screen.getByLabelText('National ID'), 'GHA-725514208-4');
  expect(screen.queryByText('Please look again at what is marked.')).toBeNull();
  expect(screen.queryByText('Name is required.')).toBeNull();
  await user.click(screen.getByLabelText('Customer'));
  expect((screen.getByLabelText('Phone') as HTMLInputElement).value).toBe('059 123 4567');
  expect((screen.getByLabelText('Female') as HTMLInputElement).checked).toBe(true);
  await user.click(screen.getByLabelText('Delivery agent'));
  expect((screen.getByLabelText('National ID') as HTMLInputElement).value).toBe('GHA-725514208-4');
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, cartItem } from '../../test/demo-things.ts';
import { type Handler, refusal, tokenOf } from '../../test/fake-shop.ts';
import { openStorefront } from '../../test/open-storefront.tsx';

const ama = tokenOf(7, 'ama@example.test');
/** Long before a notice goes by itself. */
const SOON = { timeout: 2_000 };
const user = userEvent.setup();
const typed = {
  ...{ Title: 'Work', Street: '1 Hospital Road', City: 'Tamale', Region: 'Northern', Phone: '0372012345' },
};
const work = {
  ...{ title: 'Work', street: '1 Hospital Road', city: 'Tamale', region: 'Northern', country: 'Ghana' },
  ...{ phone: '0372012345', isDefault: false, latitude: null, longitude: null },
};
const open = (path: string, ...addresses: object[]) => openWith(path, {}, addresses);
const openWith = (path: string, more: Record<string, Handler>, addresses: object[]) => {
  const listed: Handler = () => ({ body: addresses });
  const saved: Handler = ({ body }) => ({ status: 201, body: { id: 10, ...(body as object) } });
  return openStorefront(
    path,
    {
      'GET /addresses': listed,
      'POST /addresses': saved,
      'PUT /addresses/9': saved,
      'PATCH /addresses/9/default': saved,
      'DELETE /addresses/9': () => ({ body: {} }),
      'GET /carts/me/current': () => ({
        body: { cart: { id: 1, items: [cartItem()] }, totals: { subtotal: 60, shipping: 0, total: 60 }, warnings: [] },
      }),
      'GET /carts/me/totals': () => ({ body: { totals: { subtotal: 60, shipping: 0, total: 60 }, warnings: [] } }),
      ...more,
    },
    ama,
  );
};
const fill = async () => {
  for (const [label, text] of Object.entries(typed)) await user.type(await screen.findByLabelText(label), text);
};
const bodiesOf = (shop: ReturnType<typeof open>, method: string, path: string) =>
  shop.callsOf(method, path).map(({ body, token }) => ({ body, isSigned: token === ama }));

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'geolocation');
});

test('a new address is sent whole, with the place that was picked, and then there is no form any more', async () => {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: (position: object) => void) => {
        found({ coords: { latitude: 9.4034, longitude: -0.8424 } });
      },
    },
  });
  const shop = open('/customer/myaddress');
  await user.click(await screen.findByRole('button', { name: 'Add Address' }));
  await fill();
  await user.click(screen.getByLabelText('Use as my default address'));
  await user.click(screen.getByRole('button', { name: 'Pick my location' }));
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  await screen.findByText('Address saved.');
  const sent = { ...work, isDefault: true, latitude: 9.4034, longitude: -0.8424 };
  expect(bodiesOf(shop, 'POST', '/addresses')).toEqual([{ body: sent, isSigned: true }]);
  expect(screen.queryByRole('form')).toBeNull();
});

test('the form of an address that is deleted meanwhile goes with it, another one’s stays', async () => {
  openWith('/customer/myaddress', {}, [address, { ...address, id: 10, title: 'Shop', isDefault: false }]);
  const [home, shop] = await screen
    .findAllByRole('listitem')
    .then((cards) => cards.filter((card) => within(card).queryByText('Delete')));
  const remove = async (card: HTMLElement | undefined) => {
    await user.click(within(card as HTMLElement).getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Address deleted.');
  };
  await user.click(within(shop as HTMLElement).getByRole('button', { name: 'Edit' }));
  await remove(home);
  expect(screen.getByRole('form', { name: 'Edit address' })).toBeTruthy();
  await user.click(within(home as HTMLElement).getByRole('button', { name: 'Edit' }));
  await remove(home);
  await waitFor(() => {
    expect(screen.queryByRole('form')).toBeNull();
  });
});

test('a changed address is put in the place of the old one', async () => {
  const shop = open('/customer/myaddress', address);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.clear(await screen.findByLabelText('Street'));
  await user.type(screen.getByLabelText('Street'), '1 Hospital Road');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  await screen.findByText('Address saved.');
  const [call] = bodiesOf(shop, 'PUT', '/addresses/9');
  expect(call).toMatchObject({ body: { title: 'Home', street: '1 Hospital Road', isDefault: true }, isSigned: true });
  expect(shop.callsOf('POST', '/addresses')).toEqual([]);
});

test('one can be made the default, and one that is it offers it no more', async () => {
  const shop = open('/customer/myaddress', { ...address, isDefault: false }, { ...address, id: 10, title: 'Shop' });
  await user.click(await screen.findByRole('button', { name: 'Set as default' }));
  await waitFor(() => {
    expect(bodiesOf(shop, 'PATCH', '/addresses/9/default')).toEqual([{ body: { isDefault: true }, isSigned: true }]);
  });
  expect(shop.callsOf('GET', '/addresses').length).toBeGreaterThan(1);
});

test('the one that is made the default comes first, has the focus, and is told to be it', async () => {
  let defaultId = 10;
  const listed: Handler = () => ({
    body: [
      { ...address, isDefault: defaultId === 9 },
      { ...address, id: 10, title: 'Shop', isDefault: defaultId === 10 },
    ],
  });
  const makeDefault: Handler = () => {
    defaultId = 9;
    return { body: address };
  };
  openWith('/customer/myaddress', { 'GET /addresses': listed, 'PATCH /addresses/9/default': makeDefault }, []);
  await user.click(await screen.findByRole('button', { name: 'Set as default' }));
  await screen.findByText('Home is your default address now.');
  const first = screen.getAllByRole('listitem').find((item) => item.className === 'address-card');
  expect(first?.textContent).toContain('Home');
  expect(document.activeElement).toBe(first);
});

test('that it could not be made the default stands no more once it was', async () => {
  let isAway = true;
  const makeDefault: Handler = () => (isAway ? refusal(503, 'Away.') : { body: address });
  openWith('/customer/myaddress', { 'PATCH /addresses/9/default': makeDefault }, [{ ...address, isDefault: false }]);
  await user.click(await screen.findByRole('button', { name: 'Set as default' }));
  await screen.findByText('Failed to set default address. Away.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Set as default' }));
  await waitFor(() => {
    expect(screen.queryByText(/Failed to set default address/)).toBeNull();
  }, SOON);
});

test('one is deleted once it is confirmed, which is told, and the page’s heading has the focus then', async () => {
  const addresses = [address];
  const shop = openWith('/customer/myaddress', { 'DELETE /addresses/9': () => ({ body: addresses.pop() }) }, addresses);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this address?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Address deleted.');
  expect(shop.callsOf('DELETE', '/addresses/9').map(({ token }) => token)).toEqual([ama]);
  await screen.findByText('No addresses yet.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My addresses' }));
});

describe('the checkout', () => {
  const chosen = () =>
    screen
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ checked }) => checked)
      .map((radio) => radio.closest('label')?.textContent);
  const other = { ...address, id: 10, title: 'Shop', isDefault: false };

  test('preselects the default address, wherever it stands in the list', async () => {
    open('/customer/checkout', other, address);
    await screen.findByRole('button', { name: 'Pay GHS 60.00' });
    expect(chosen()).toEqual([expect.stringContaining('Home')]);
  });

  test('chooses one of two where both are called the default, and the first where none is', async () => {
    open('/customer/checkout', address, { ...other, isDefault: true });
    await screen.findByRole('button', { name: 'Pay GHS 60.00' });
    expect(chosen()).toHaveLength(1);
    cleanup();
    open('/customer/checkout', other, { ...address, isDefault: false });
    await screen.findByRole('button', { name: 'Pay GHS 60.00' });
    expect(chosen()).toEqual([expect.stringContaining('Shop')]);
  });

  test('asks for the fee of the chosen address, and sends the order there', async () => {
    const shop = open('/customer/checkout', other, address);
    await user.click(await screen.findByRole('radio', { name: /Shop/ }));
    await waitFor(() => {
      expect(shop.callsOf('GET', '/carts/me/totals?addressId=10')).toHaveLength(1);
    });
    await user.click(await screen.findByRole('button', { name: 'Pay GHS 60.00' }));
    expect(bodiesOf(shop, 'POST', '/payments/initiate')).toEqual([
      { body: { amount: 60, email: 'ama@example.test', addressId: 10, shippingFee: 0 }, isSigned: true },
    ]);
  });

  test('an address that is added there is the chosen one', async () => {
    const shop = open('/customer/checkout', address);
    await user.click(await screen.findByRole('button', { name: 'Add another address' }));
    await fill();
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await waitFor(() => {
      expect(bodiesOf(shop, 'POST', '/addresses')).toEqual([{ body: work, isSigned: true }]);
    });
  });
});

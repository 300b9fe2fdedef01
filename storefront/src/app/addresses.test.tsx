import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address } from '../../test/demo-things.ts';
import { refusal } from '../../test/fake-shop.ts';
import { broken, openCustomer } from '../../test/open-customer.ts';
import { fillAddress } from '../../test/fill-address.ts';

const user = userEvent.setup();

afterEach(cleanup);

describe('addresses', () => {
  const listed = { 'GET /addresses': () => ({ body: [{ ...address, isDefault: false }] }) };

  test.each([
    ['a fault says what failed', broken, ''],
    ['a refusal says what failed, and then why', () => refusal(409, 'It is being moved.'), '. It is being moved.'],
  ])('%s; what was typed stays', async (_what, failing, reason) => {
    openCustomer('/customer/myaddress', { 'GET /addresses': failing });
    await screen.findByText(`Failed to load addresses${reason}`);
    cleanup();
    openCustomer('/customer/myaddress', {
      ...listed,
      'POST /addresses': failing,
      'PATCH /addresses/9/default': failing,
      'DELETE /addresses/9': failing,
    });
    await user.click(await screen.findByRole('button', { name: 'Set as default' }));
    await screen.findByText(`Failed to set default address${reason}`);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText(`Failed to delete address${reason}`);
    await user.click(screen.getByRole('button', { name: 'Add Address' }));
    await fillAddress();
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await screen.findByText(`Failed to save address${reason}`);
    expect((screen.getByLabelText('Street') as HTMLInputElement).value).toBe('1 Hospital Road');
  });

  test('a phone that can’t be one is told at its field, and nothing is sent', async () => {
    const shop = openCustomer('/customer/myaddress', listed);
    await user.click(await screen.findByRole('button', { name: 'Add Address' }));
    await fillAddress();
    await user.clear(screen.getByLabelText('Phone'));
    await user.type(screen.getByLabelText('Phone'), '12');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await screen.findByText('Give a phone number of Ghana, such as 024 123 4567.');
    expect(shop.callsOf('POST', '/addresses')).toHaveLength(0);
  });

  test('what the server finds wrong stands at its field, and no key of the API is shown', async () => {
    const issue = { path: 'street', message: 'Street is too far away.' };
    const refused = () => refusal(400, `street: ${issue.message}`, [issue]);
    openCustomer('/customer/myaddress', { ...listed, 'POST /addresses': refused });
    await user.click(await screen.findByRole('button', { name: 'Add Address' }));
    await fillAddress();
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await screen.findByText('Street is too far away.');
    screen.getByText('Failed to save address. Please look again at what is marked.');
    expect(screen.queryByText(/street:/)).toBeNull();
  });

  test('deleting asks first and can be declined', async () => {
    const shop = openCustomer('/customer/myaddress', listed);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('Delete this address?');
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByText('Delete this address?')).toBeNull();
    expect(shop.callsOf('DELETE', '/addresses')).toHaveLength(0);
  });

  test('the form edits what it is given, and cancel resets it', async () => {
    openCustomer('/customer/myaddress', listed);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const street = (await screen.findByLabelText('Street')) as HTMLInputElement;
    expect(street.value).toBe('12 Dagomba Road');
    await user.type(street, ', flat 2');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Add Address' }));
    expect(((await screen.findByLabelText('Street')) as HTMLInputElement).value).toBe('');
  });

  const place = () => ['Latitude', 'Longitude'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

  describe('latitude and longitude', () => {
    const openForm = async () => {
      const shop = openCustomer('/customer/myaddress', {
        ...listed,
        'POST /addresses': ({ body }) => ({ status: 201, body: { id: 10, ...(body as object) } }),
      });
      await user.click(await screen.findByRole('button', { name: 'Add Address' }));
      await fillAddress();
      return shop;
    };
    const save = () => user.click(screen.getByRole('button', { name: 'Save address' }));
    const sent = ({ callsOf }: Awaited<ReturnType<typeof openForm>>) =>
      callsOf('POST', '/addresses').map(({ body }) => {
        const { latitude, longitude } = body as typeof address;
        return [latitude, longitude];
      });

    test('may be typed, and are sent as numbers', async () => {
      const shop = await openForm();
      await user.type(screen.getByLabelText('Latitude'), '9.4034');
      await user.type(screen.getByLabelText('Longitude'), '-0.8424');
      await save();
      await screen.findByText('Address saved.');
      expect(sent(shop)).toEqual([[9.4034, -0.8424]]);
    });

    test('may be left out, also after they were typed', async () => {
      const shop = await openForm();
      await user.type(screen.getByLabelText('Latitude'), '9.4');
      await user.clear(screen.getByLabelText('Latitude'));
      await save();
      await screen.findByText('Address saved.');
      expect(sent(shop)).toEqual([[null, null]]);
    });

    test('beyond the earth are told at their fields, and nothing is sent', async () => {
      const shop = await openForm();
      await user.type(screen.getByLabelText('Latitude'), '90.5');
      await user.type(screen.getByLabelText('Longitude'), '-181');
      await save();
      await screen.findByText('Latitude is from -90 to 90.');
      screen.getByText('Longitude is from -180 to 180.');
      expect(screen.getByLabelText('Latitude').getAttribute('aria-invalid')).toBe('true');
      expect(sent(shop)).toEqual([]);
    });

    test('of an address that has them stand in the form that changes it', async () => {
      const there = { ...address, latitude: 9.4034, longitude: -0.8424 };
      openCustomer('/customer/myaddress', { 'GET /addresses': () => ({ body: [there] }) });
      await user.click(await screen.findByRole('button', { name: 'Edit' }));
      await screen.findByLabelText('Latitude');
      expect(place()).toEqual(['9.4034', '-0.8424']);
    });
  });

  describe('pick my location', () => {
    type Found = (position: { coords: { latitude: number; longitude: number } }) => void;
    const withGeolocation = (geolocation: unknown) => {
      Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
    };
    const pick = async () => {
      openCustomer('/customer/myaddress', listed);
      await user.click(await screen.findByRole('button', { name: 'Add Address' }));
      await user.click(await screen.findByRole('button', { name: 'Pick my location' }));
    };
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'geolocation');
    });

    test('fills latitude and longitude, to the decimetre', async () => {
      withGeolocation({
        getCurrentPosition: (found: Found) => {
          found({ coords: { latitude: 9.40341234567, longitude: -0.8424 } });
        },
      });
      await pick();
      await screen.findByText('Location picked successfully!');
      expect(place()).toEqual(['9.403412', '-0.8424']);
    });

    test('that fails says so', async () => {
      withGeolocation({
        getCurrentPosition: (_found: Found, failed: () => void) => {
          failed();
        },
      });
      await pick();
      await screen.findByText('Unable to get your location.');
    });

    test.each(['lacks the name', 'has nothing by the name'])('where the browser %s says so', async (how) => {
      if (how === 'has nothing by the name') withGeolocation(undefined);
      await pick();
      await screen.findByText('Geolocation is not supported by your browser.');
    });
  });
});

import { cleanup, screen, waitFor } from '@testing-library/react';
import { pageLoads } from '../../first-loads.ts';
import { product } from '../../test/demo-things.ts';
import { openStorefront } from '../../test/open-storefront.tsx';

afterEach(cleanup);

const told = pageLoads.map(({ path, query, answers }) => ({
  address: path.replace(':id', '12') + (query?.length ? `?${query.map((name) => `${name}=7`).join('&')}` : ''),
  answers: answers.map((answer) => answer.replace('{id}', '12').replace('{category}', '7')),
}));

test.each(told)('what browsers are told that $address will ask for, it asks for', async ({ address, answers }) => {
  const shop = openStorefront(address, { 'GET /products/12': () => ({ body: product() }) });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => {
    expect(shop.calls.map(({ path }) => `/api${path}`)).toEqual(expect.arrayContaining(answers));
  });
});

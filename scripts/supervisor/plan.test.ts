import { describe, expect, test } from '@jest/globals';
import { planProcesses } from './plan.ts';
import { replicasFrom } from './replicas.ts';

const plan = async ({
  firstPort = 8080,
  busy = [],
  replicas = [],
  withSandbox = true,
}: Partial<Record<'busy', number[]>> & {
  firstPort?: number;
  replicas?: string[];
  withSandbox?: boolean;
} = {}) => {
  const planned = await planProcesses({
    firstPort,
    replicas: replicasFrom(replicas),
    withSandbox,
    isFree: (port) => Promise.resolve(!busy.includes(port)),
  });
  return Object.fromEntries(planned.map(({ label, port }) => [label, port]));
};

const usual = {
  bff: 8080,
  identity: 8081,
  catalog: 8082,
  orders: 8083,
  payment: 8084,
  content: 8085,
  'payment-sandbox': 8086,
};

describe('the ports of the processes', () => {
  test('are always the same while they are free', async () => {
    expect(await plan()).toEqual(usual);
  });

  test('end with the last that there is', async () => {
    await expect(plan({ firstPort: 65_534 })).rejects.toThrow('the services take the ports after it');
  });

  test('skip what is busy and stay different from each other', async () => {
    const ports = Object.values(await plan({ busy: [8081, 8083, 8084] }));
    expect(ports).toEqual([8080, 8082, 8085, 8086, 8087, 8088, 8089]);
  });

  test('of further replicas come after all others', async () => {
    expect(await plan({ replicas: ['--replicas', 'catalog=3', '--replicas=orders=2'] })).toEqual({
      ...usual,
      'catalog-2': 8087,
      'catalog-3': 8088,
      'orders-2': 8089,
    });
  });

  test('leave out the sandbox where a real provider is named', async () => {
    expect(await plan({ withSandbox: false })).not.toHaveProperty('payment-sandbox');
  });

  test('the busy port of the shop itself is said, not silently changed', async () => {
    await expect(plan({ busy: [8080] })).rejects.toThrow('Port 8080 is in use. Stop what runs there, or set PORT');
  });
});

describe('--replicas', () => {
  test.each([['catalog=0'], ['catalog=21'], ['catalog=1.5'], ['catalog'], ['bff=2'], ['cats=2'], ['']])(
    'refuses "%s" with a sentence',
    (wish) => {
      expect(() => replicasFrom(['--replicas', wish])).toThrow('say a service (identity, catalog');
    },
  );

  test('refuses words that it does not know', () => {
    expect(() => replicasFrom(['--copies', 'catalog=2'])).toThrow('"--copies" is not known here.');
  });
});

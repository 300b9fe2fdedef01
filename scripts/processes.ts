export interface ShopProcess {
  readonly name: string;
  /** Where its source begins, from the root of the repository. */
  readonly entry: string;
  /** Its port, counted from the port of the shop itself. */
  readonly portOffset: number;
  /** The last part of its database's name. */
  readonly database?: string;
  readonly needs: readonly ('amqp' | 'redis')[];
}

/** The services, whose addresses every process is told. */
export const serviceNames: readonly string[] = ['identity', 'catalog', 'orders', 'payment', 'content'];

const services = serviceNames.map((name, index): ShopProcess => ({
  name,
  entry: `services/${name}/src/main.ts`,
  portOffset: index + 1,
  database: name,
  needs: ['amqp', 'redis'],
}));

/** Every process of the shop when it runs as one process per service. */
export const shopProcesses: readonly ShopProcess[] = [
  { name: 'bff', entry: 'bff/src/main.ts', portOffset: 0, needs: ['amqp', 'redis'] },
  ...services,
  {
    name: 'payment-sandbox',
    entry: 'services/payment/src/sandbox/main.ts',
    portOffset: services.length + 1,
    database: 'sandbox',
    needs: [],
  },
];

export const databaseNames: readonly string[] = shopProcesses.flatMap(({ database }) => database ?? []);

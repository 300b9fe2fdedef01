import { openDatabase, type PostgresDatabase } from '@shop/chassis/database/postgres';
import { readCatalogAudit, readReservations, readSales } from '@shop/catalog/index';
import { readIdentityAudit } from '@shop/identity/audit-facts';
import { readOrderFacts, readOrdersAudit } from '@shop/orders/index';
import { type ProviderFact, readPaymentAudit, readPaymentFacts, readProviderFacts } from '@shop/payment/index';
import { DATABASES, type DatabaseName } from '../stores.ts';
import { readUnsent } from './read-unsent.ts';

/** Books of many years take long to read, and what is asked meanwhile waits for its turn. */
const PATIENT = { statementTimeoutMs: 60_000, connectTimeoutMs: 30_000 };

/** The services' databases, for reading all of them as no service may. */
export type AuditedDatabases = Readonly<Record<DatabaseName, PostgresDatabase>>;

export function openAuditedDatabases(urlOf: (name: DatabaseName) => string): {
  databases: AuditedDatabases;
  close(): Promise<void>;
} {
  const databases = Object.fromEntries(
    DATABASES.map((name) => [name, openDatabase({ url: urlOf(name), poolSize: 2, ...PATIENT })]),
  ) as AuditedDatabases;
  return {
    databases,
    close: async () => {
      await Promise.all(Object.values(databases).map((database) => database.close()));
    },
  };
}

/** Everything that the sums are made of, and what each service finds wrong in its own books. */
export async function readShopFacts({ identity, catalog, orders, payment, content, sandbox }: AuditedDatabases) {
  const [ofIdentity, ofCatalog, ofOrders, ofPayment] = await Promise.all([
    readIdentityAudit(identity),
    readCatalogAudit(catalog),
    readOrdersAudit(orders),
    readPaymentAudit(payment),
  ]);
  const [reservations, sales, facts, payments, provider, unsent] = await Promise.all([
    readReservations(catalog),
    readSales(catalog),
    readOrderFacts(orders),
    readPaymentFacts(payment),
    readSandboxBooks(sandbox),
    readUnsent({ identity, catalog, orders, payment, content }),
  ]);
  return {
    ownViolations: [
      ...ofIdentity,
      ...ofCatalog.violations,
      ...ofOrders,
      ...ofPayment.map(({ rule, reference }) => `payment ${reference}: not so: ${rule}`),
    ],
    reservations,
    sales,
    checkouts: facts.checkouts,
    orders: facts.orders,
    payments,
    provider,
    unsent,
  };
}

export type ShopFacts = Awaited<ReturnType<typeof readShopFacts>>;

/** The sandbox's books; null where a real provider stands in its place. */
async function readSandboxBooks(sandbox: PostgresDatabase): Promise<ProviderFact[] | null> {
  const [{ exists } = { exists: false }] = await sandbox.query<{ exists: boolean }>(
    `SELECT to_regclass('sandbox_transaction') IS NOT NULL AS exists`,
  );
  return exists ? readProviderFacts(sandbox) : null;
}

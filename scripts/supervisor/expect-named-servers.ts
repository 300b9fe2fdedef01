import { expectBroker } from '../../services/all-in-one/src/named-servers/expect-broker.ts';
import { expectMessageServer } from '../../services/all-in-one/src/named-servers/expect-message-server.ts';
import { openNamedPostgres } from '../../services/all-in-one/src/named-servers/open-named-postgres.ts';

interface NamedServers {
  DATABASE_URL?: string | undefined;
  AMQP_URL?: string | undefined;
  REDIS_URL?: string | undefined;
  SHOP_NAMESPACE: string;
}

/** Rejects with a sentence where a server that the environment names is not there, before anything is begun. */
export const expectNamedServers = async (named: NamedServers): Promise<void> => {
  const { DATABASE_URL, AMQP_URL, REDIS_URL, SHOP_NAMESPACE } = named;
  if (DATABASE_URL) await openNamedPostgres(DATABASE_URL);
  if (AMQP_URL) await expectBroker(AMQP_URL, SHOP_NAMESPACE);
  if (REDIS_URL) await expectMessageServer({ variable: 'REDIS_URL', kind: 'Redis', url: REDIS_URL });
};

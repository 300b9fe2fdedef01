import type { HttpClient } from '../http-client/http-client.ts';
import { localPublicKeys, remotePublicKeys } from './jwks.ts';
import type { PublicJwk } from './jwks.ts';
import type { PublicKeySource } from './public-key-source.ts';

/** Where the keys of each issuer come from: a service's own are at hand, the others' at their addresses. */
export function keySources(options: {
  service: string;
  ownKeys: readonly PublicJwk[];
  clients: Readonly<Record<string, HttpClient>>;
  now: () => Date;
  /** Keys that are trusted for every issuer, in place of those at their addresses. */
  trustedKeys?: readonly PublicJwk[] | undefined;
}): Record<string, PublicKeySource> {
  const { service, ownKeys, clients, now, trustedKeys } = options;
  const ofOthers = Object.entries(clients).map(([name, client]) => {
    const source = trustedKeys ? localPublicKeys({ keys: [...trustedKeys] }) : remotePublicKeys({ client, now });
    return [name, source] as const;
  });
  return {
    ...Object.fromEntries(ofOthers),
    [service]: localPublicKeys({ keys: [...ownKeys, ...(trustedKeys ?? [])] }),
  };
}

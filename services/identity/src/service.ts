import { createTokenVerifier } from '@shop/chassis/auth/token-verifier';
import type { PublicKeySource } from '@shop/chassis/auth/public-key-source';
import { createMemoryCache } from '@shop/chassis/cache/memory-cache';
import { startRelay } from '@shop/chassis/events/relay';
import type { Relay } from '@shop/chassis/events/relay';
import { createHttpApp } from '@shop/chassis/http/http-app';
import { every } from '@shop/chassis/process/every';
import type { Repeating } from '@shop/chassis/process/every';
import type { BuiltService, ServiceParts } from '@shop/chassis/process/service-parts';
import { addressRoutes } from './address/address-routes.ts';
import { agentRoutes } from './agent/agent-routes.ts';
import { readIdentityConfig } from './identity-config.ts';
import { createPasswords } from './password/passwords.ts';
import { registrationRoutes } from './registration/registration-routes.ts';
import { KEEP_EVERY_MS, createRevocationKeeper } from './revocation/revocation-keeper.ts';
import { revocationRoutes } from './revocation/revocation-routes.ts';
import { createRevocations } from './revocation/revocations.ts';
import { roleRoutes } from './role/role-routes.ts';
import { createSignInLimit } from './sign-in/sign-in-limit.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { createKeyRing } from './token/key-ring.ts';
import { ISSUER, createPersonTokens } from './token/person-tokens.ts';
import { createUnfinishedWork } from './unfinished-work/unfinished-work.ts';
import { ownAccountRoutes } from './user/own-account-routes.ts';
import { userRoutes } from './user/user-routes.ts';
import { vendorRoutes } from './vendor/vendor-routes.ts';

const CLEAN_UP_EVERY_MS = 60_000;

/** Wires the identity service: who people are, what they may call themselves, and until when a token is good. */
export async function buildIdentity(parts: ServiceParts): Promise<BuiltService> {
  const { database, cache, bus, outbox, logger, metrics, now, newId, serviceKey } = parts;
  const { hashCost, tokenLifeS } = readIdentityConfig(parts.env);

  const keyRing = createKeyRing({ database, now, newId });
  const personTokens = createPersonTokens({ keyRing, now, newId, tokenLifeS });
  const passwords = await createPasswords(hashCost);
  const signInLimit = createSignInLimit({ cache, ownCache: createMemoryCache({ now }), now });
  const revocations = createRevocations({ database, cache, now, logger, tokenLifeS });
  const unfinishedWork = createUnfinishedWork(parts.clients.orders, () => parts.serviceTokens.token());
  const keeper = createRevocationKeeper({ database, cache, now, newId });

  const ownKeys: PublicKeySource = {
    find: async (keyId) => (keyId === serviceKey.keyId ? serviceKey.publicKey : keyRing.find(keyId)),
  };
  const verifier = createTokenVerifier({
    issuers: { ...parts.issuers, [ISSUER]: ownKeys },
    revocations: revocations.isRevoked,
    now,
  });

  const app = createHttpApp({
    service: 'identity',
    logger,
    metrics,
    verifier,
    readiness: { database: () => database.ping() },
    jwks: async () => ({ keys: [serviceKey.publicJwk, ...(await keyRing.publicJwks())] }),
    routes: (router) => {
      registrationRoutes(router, { database, outbox, passwords, now });
      signInRoutes(router, { database, passwords, signInLimit, personTokens, revocations });
      revocationRoutes(router, { revocations });
      ownAccountRoutes(router, { database, outbox, passwords, revocations, now });
      userRoutes(router, { database, outbox, passwords, revocations, unfinishedWork, now });
      roleRoutes(router, { database, outbox });
      addressRoutes(router, { database, now });
      vendorRoutes(router, { database, outbox, revocations, now });
      agentRoutes(router, { database, outbox, now });
    },
  });

  let relay: Relay | undefined;
  let repeated: Repeating[] = [];
  return {
    app,
    start: async () => {
      relay = startRelay({ database, bus, outbox, logger, metrics, pausePoint: parts.pausePoint });
      await keeper
        .keep()
        .catch((error: unknown) => logger.warn({ err: error }, 'the cache does not know the revocations'));
      repeated = [
        every(KEEP_EVERY_MS, keeper.keep, { name: 'keep revocations', logger }),
        every(CLEAN_UP_EVERY_MS, keeper.cleanUp, { name: 'remove expired revocations', logger }),
      ];
    },
    stop: async () => {
      await Promise.all([relay?.stop(), ...repeated.map((work) => work.stop())]);
    },
  };
}

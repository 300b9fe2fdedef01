import { hash, verify } from '@node-rs/argon2';

/** `full` follows OWASP's advice for argon2id; `test` costs next to nothing. */
export type HashCost = 'full' | 'test';

const COSTS = {
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  test: { memoryCost: 8, timeCost: 1, parallelism: 1 },
} as const;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether the password belongs to the hash. Without a hash the answer is false, after the same work. */
  match(password: string, passwordHash: string | null): Promise<boolean>;
}

// Keyboards write the same sign in several Unicode forms.
const oneForm = (password: string): string => password.normalize('NFC');

export async function createPasswords(cost: HashCost): Promise<Passwords> {
  const decoy = await hash('nobody has this password', COSTS[cost]);
  return {
    hash: (password) => hash(oneForm(password), COSTS[cost]),
    match: async (password, passwordHash) => {
      const same = await verify(passwordHash ?? decoy, oneForm(password));
      return same && passwordHash !== null;
    },
  };
}

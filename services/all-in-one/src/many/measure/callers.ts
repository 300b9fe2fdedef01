import type { Role } from '@shop/contracts/roles';
import { doorsOf } from '../../demo/doors.ts';
import { FILLED_PASSWORD, filledEmail } from '../many.ts';

export interface Caller {
  token: string;
  id: number;
  vendorId: number | null;
}
export type Callers = Readonly<Record<Role, Caller>>;

interface Claims {
  id: number;
  vendorId?: number;
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;

/** The busiest of each role signs in. Throws a sentence where the shop was not filled. */
export async function signInCallers(shopUrl: string): Promise<Callers> {
  const doors = doorsOf(shopUrl);
  const signIn = async (role: Role): Promise<Caller> => {
    const { token } = await doors
      .send<{ token: string }>('POST', '/api/auth/login', { email: filledEmail(role, 1), password: FILLED_PASSWORD })
      .catch((error: unknown) => {
        throw new Error('Nobody could sign in who comes with npm run fill. Fill the shop first.', { cause: error });
      });
    const { id, vendorId = null } = claimsOf(token);
    return { token, id, vendorId };
  };
  const [admin, vendor, delivery, customer] = await Promise.all([
    signIn('admin'),
    signIn('vendor'),
    signIn('delivery'),
    signIn('customer'),
  ]);
  return { admin, vendor, delivery, customer };
}

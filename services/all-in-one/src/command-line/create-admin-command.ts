import type { Environment } from '@shop/chassis/config/read-config';
import { createAdminIn } from '../create-admin-in.ts';
import { type Command, type Given, UsageError } from './command.ts';
import { reachDatabases } from './reach-databases.ts';
import type { Terminal } from './terminal.ts';

export const createAdminCommand: Command = {
  help: `npm run create-admin -- --email <address> --name <name>

Makes an admin, also before the shop has run for the first time. The password is asked for, or taken from the variable
PASSWORD; it is no argument, since those can be read by everyone on the machine.

  DATABASE_URL     the PostgreSQL server; without it the embedded one in DATA_DIR (.data)
  DATABASE_PREFIX  the beginning of the databases' names (akwadaa_)`,
  options: { email: { type: 'string' }, name: { type: 'string' } },
  run: async (given, terminal, env) => {
    const { email, name } = whoIn(given);
    const password = await passwordFrom(terminal, env);
    const databases = await reachDatabases(env, { mayMake: true });
    try {
      await databases.ensure('identity');
      await createAdminIn(
        { email, name, password },
        { databaseUrl: (database) => databases.databaseUrl(database), now: () => new Date() },
      );
    } finally {
      await databases.close();
    }
    terminal.say(`${email} is an admin now, and can sign in.`);
    return 0;
  },
};

function whoIn({ option, words }: Given): { email: string; name: string } {
  const [email, name] = [option('email'), option('name')];
  if (words.length > 0) throw new UsageError(`“${words.join(' ')}” means nothing here.`);
  if (!email || !name) throw new UsageError('Say who: --email and --name.');
  return { email, name };
}

async function passwordFrom(terminal: Terminal, env: Environment): Promise<string> {
  const password = env['PASSWORD'] || (await terminal.askSecret('Password: '));
  if (password) return password;
  throw new UsageError('There is no password: set PASSWORD, or call this from a terminal that can ask for it.');
}

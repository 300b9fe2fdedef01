import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const nobody = 65_534;

/** A way to run a program as somebody other than root. With `owner`, its data folder has to belong to that id. */
export interface UnprivilegedUser {
  readonly prefix: readonly string[];
  readonly owner?: number;
  readonly uid?: number;
  readonly gid?: number;
}

const asOneself: UnprivilegedUser = { prefix: [] };

/** In the order of preference: the first needs no folder of its own, the second reaches into closed home folders. */
export const waysDownFromRoot: readonly UnprivilegedUser[] = [
  { prefix: ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'] },
  {
    prefix: [
      ...['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'],
      ...['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--'],
    ],
    owner: nobody,
  },
  { prefix: [], uid: nobody, gid: nobody, owner: nobody },
];

/** PostgreSQL refuses to run as root. Picks the first way by which the given program starts at all. */
export const unprivilegedUserFor = async (
  program: string,
  ways: readonly UnprivilegedUser[] = waysDownFromRoot,
): Promise<UnprivilegedUser> => {
  if (process.getuid?.() !== 0) return asOneself;
  for (const way of ways) {
    const [command = program, ...args] = [...way.prefix, program, '--version'];
    const ids = way.uid === undefined ? {} : { uid: way.uid, gid: way.gid };
    const works = await run(command, args, ids).then(
      () => true,
      () => false,
    );
    if (works) return way;
  }
  throw new Error(
    'PostgreSQL does not run as root, and this machine allows no other user here. ' +
      'Start the shop as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
  );
};

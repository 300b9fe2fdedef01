import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

const ps = (pid: number, column: string) =>
  run('ps', ['-o', `${column}=`, '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim() || undefined,
    () => undefined,
  );

const proc = (pid: number, file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => undefined);

/** When a process began, as text to compare; undefined when none has that id. Tells a reused id from the first. */
export const startOf = async (pid: number): Promise<string | undefined> => {
  if (process.platform !== 'linux') return ps(pid, 'lstart');
  const stat = await proc(pid, 'stat');
  // The program's name, in brackets, may itself hold blanks and brackets: count the fields after the last one.
  const [state, ...fields] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  return state === undefined || state === 'Z' ? undefined : fields[18];
};

/** The command line of a process, arguments separated by blanks; undefined when there is none. */
export const commandOf = async (pid: number): Promise<string | undefined> =>
  process.platform === 'linux' ? (await proc(pid, 'cmdline'))?.replaceAll('\0', ' ').trim() : ps(pid, 'command');

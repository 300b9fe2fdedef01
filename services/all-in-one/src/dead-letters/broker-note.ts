import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startOf } from '../embedded/process-identity.ts';

/** How the messages of a running shop are found by a command that is told its data folder alone. */
export interface BrokerNote {
  amqpUrl: string;
  namespace: string;
  /** Where the environment named a database server: the shop's, which may be another than a command is told. */
  databaseUrl?: string | undefined;
}

interface Written extends BrokerNote {
  pid: number;
  start: string | undefined;
}

// The folder stays when the shop stops: it tells that there are messages outside of the databases.
const folderIn = (dataDir: string) => path.join(dataDir, 'servers');
const fileIn = (dataDir: string) => path.join(folderIn(dataDir), 'broker.json');

const read = async (dataDir: string): Promise<Written | undefined> => {
  try {
    return JSON.parse(await readFile(fileIn(dataDir), 'utf8')) as Written;
  } catch {
    return undefined;
  }
};

/** Leaves the note until it is taken away, readable by the owner alone: addresses hold passwords. */
export async function leaveBrokerNote(dataDir: string, note: BrokerNote): Promise<{ takeAway(): Promise<void> }> {
  const { pid } = process;
  await mkdir(folderIn(dataDir), { recursive: true });
  const unfinished = `${fileIn(dataDir)}-${pid}`;
  const written: Written = { ...note, pid, start: await startOf(pid) };
  await writeFile(unfinished, JSON.stringify(written), { mode: 0o600 });
  await rename(unfinished, fileIn(dataDir));
  return {
    takeAway: async () => {
      if ((await read(dataDir))?.pid === pid) await rm(fileIn(dataDir), { force: true });
    },
  };
}

/** The note of the shop that runs now; none where it was left behind by one that was killed. */
export async function readBrokerNote(dataDir: string): Promise<BrokerNote | undefined> {
  const note = await read(dataDir);
  return note?.start !== undefined && (await startOf(note.pid)) === note.start ? note : undefined;
}

/** Whether a shop of this data folder has ever left its messages with a broker. */
export const hadBroker = (dataDir: string): Promise<boolean> =>
  access(folderIn(dataDir)).then(
    () => true,
    () => false,
  );

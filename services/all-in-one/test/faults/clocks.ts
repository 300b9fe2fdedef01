import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eventually } from '@shop/testing/eventually';
import { inRepository } from '../../../../scripts/repository.ts';

export interface Clocks {
  /** What programs are told, so that their clocks can be moved. */
  env: Readonly<Record<string, string>>;
  /** Sets the clocks of the programs at these addresses wrong by so much; 0 sets them right. */
  move(addresses: readonly string[], offsetMs: number): Promise<void>;
  end(): Promise<void>;
}

const FIXTURE = inRepository('services/all-in-one/test/faults/moved-clock.fixture.mjs');

/** The clocks of programs, each of which can be moved while it runs. */
export async function makeClocks(): Promise<Clocks> {
  const folder = await mkdtemp(join(tmpdir(), 'clocks-'));
  const moveOne = async (address: string, offset: string) => {
    const file = join(folder, new URL(address).port);
    await writeFile(`${file}.new`, offset);
    await rename(`${file}.new`, file);
    await eventually(`the clock at ${address} is moved`, async () => {
      return (await readFile(`${file}.seen`, 'utf8')) === offset;
    });
  };
  return {
    env: { CLOCKS: folder, NODE_OPTIONS: `--import=${pathToFileURL(FIXTURE).href}` },
    move: async (addresses, offsetMs) => {
      await Promise.all(addresses.map((address) => moveOne(address, String(offsetMs))));
    },
    end: () => rm(folder, { recursive: true, force: true }),
  };
}

import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { inRepository } from '../repository.ts';

const run = promisify(execFile);

/** As a fresh clone: nothing is installed. */
let clone: string;
beforeEach(async () => {
  clone = await mkdtemp(path.join(tmpdir(), 'clone-'));
  for (const part of ['scripts/run.mjs', 'scripts/bootstrap', 'scripts/start-services.ts', 'scripts/dev.ts'])
    await cp(inRepository(part), path.join(clone, part), { recursive: true });
});
afterEach(() => rm(clone, { recursive: true, force: true }));

test.each([
  ['start', ['--bogus'], '“--bogus” means nothing here'],
  ['start', ['8090'], '“8090” means nothing here'],
  ['dev', ['--bogus'], '“--bogus” means nothing here'],
  ['start-services', ['--bogus'], '“--bogus” is not known here. Say --replicas'],
  ['start-services', ['--replicas', 'catalog=3', '--copies=2'], 'is not known here. Say --replicas'],
])('%s %j is refused with a sentence before anything is installed', async (command, args, sentence) => {
  const running = run(process.execPath, [path.join(clone, 'scripts/run.mjs'), command, ...args]);
  await expect(running).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) });
  expect(await readdir(clone)).toEqual(['scripts']);
});

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eventually } from '@shop/testing/eventually';

let folder: string;
let starter: ChildProcess;
let printed: string;
let programPid: number | undefined;

const program = `
  process.on('SIGTERM', () => { console.log('told to stop'); setTimeout(() => process.exit(0), 100); });
  process.on('SIGINT', () => console.log('interrupted'));
  setInterval(() => undefined, 1_000);
  console.log('running as', process.pid);`;

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const pidOfProgram = async () =>
  Number(await eventually('the program to run', () => /running as (\d+)\n/.exec(printed)?.[1]));

/** Starts a shell in a group of its own, as a terminal does, with our starter in it. */
const start = async (shellScript: string, { source = program, endsWithGroup = false } = {}) => {
  await writeFile(path.join(folder, 'program.mjs'), source);
  await writeFile(
    path.join(folder, 'starter.mjs'),
    `import { runNode } from ${JSON.stringify(import.meta.resolve('./run-child.mjs'))};
     process.exitCode = await runNode(['program.mjs'], ${JSON.stringify({ cwd: folder, endsWithGroup })});`,
  );
  starter = spawn('/bin/sh', ['-c', shellScript], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  starter.stdout?.on('data', (data: Buffer) => (printed += data.toString()));
  programPid = await pidOfProgram();
  return programPid;
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'run-child-'));
  printed = '';
  programPid = undefined;
});

afterEach(async () => {
  for (const pid of [programPid, -(starter.pid ?? NaN)]) if (pid && isAlive(pid)) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s to the whole group stops the program once, cleanly',
  async (signal) => {
    const pid = await start('exec node starter.mjs');
    process.kill(-(starter.pid ?? NaN), signal);
    process.kill(-(starter.pid ?? NaN), signal);
    const [code] = (await once(starter, 'close')) as [number];
    expect(code).toBe(0);
    expect(isAlive(pid)).toBe(false);
    expect(printed.match(/told to stop|interrupted/g)).toEqual(['told to stop']);
  },
);

test('the program stops when what ran its starter is gone, as npm is after a TERM', async () => {
  const pid = await start('node starter.mjs; true');
  process.kill(starter.pid ?? NaN, 'SIGKILL');
  await eventually('the program to end', () => !isAlive(pid));
  expect(printed).toContain('told to stop');
});

test('the program stops when its starter and all around it are killed', async () => {
  const pid = await start('exec node starter.mjs');
  process.kill(-(starter.pid ?? NaN), 'SIGKILL');
  await eventually('the program to end', () => !isAlive(pid));
  expect(printed).toContain('told to stop');
});

test('a child that ends with its group is stopped soon, with what it has started and although it does not listen', async () => {
  const deaf = `process.on('SIGTERM', () => undefined); setTimeout(() => process.exit(1), 20_000);`;
  await writeFile(path.join(folder, 'grandchild.mjs'), `${deaf} console.log('running as', process.pid);`);
  const source = `
    import { spawn } from 'node:child_process';
    ${deaf} spawn(process.execPath, ['grandchild.mjs'], { stdio: 'inherit' });`;
  const pid = await start('exec node starter.mjs', { source, endsWithGroup: true });
  process.kill(-(starter.pid ?? NaN), 'SIGINT');
  const [code] = (await once(starter, 'close')) as [number];
  expect(code).toBe(0);
  await eventually('what it has started is gone', () => !isAlive(pid));
  expect(printed).toContain('Stopping…');
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eventually } from '@shop/testing/eventually';
import { supervise, type Supervised } from './supervise.ts';

let folder: string;
let lines: string[];
let running: Supervised[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'supervise-'));
  lines = [];
  running = [];
});

afterEach(async () => {
  await Promise.all(running.map((one) => one.stop()));
  await rm(folder, { recursive: true, force: true });
});

const start = async (source: string) => {
  const file = path.join(folder, 'program.mjs');
  await writeFile(file, source);
  const print = (line: string) => lines.push(line);
  const one = supervise({ label: 'catalog', file, env: { ...process.env, GREETING: 'Akwaaba' }, print });
  running.push(one);
  return one;
};

const linesWith = (part: string) => lines.filter((line) => line.includes(part));

const untilPrinted = (part: string, times = 1) =>
  eventually(`"${part}" printed ${times} times`, () => linesWith(part).length >= times);

const serving = `
  process.on('SIGTERM', () => { console.log('told to stop'); setTimeout(clearInterval, 300, alive); });
  const alive = setInterval(() => undefined, 1_000);
  console.log(process.env.GREETING);`;

test('each line of a process carries its name', async () => {
  await start(serving);
  await untilPrinted('Akwaaba');
  expect(lines).toEqual(['catalog          Akwaaba']);
});

test('a process that is killed is started again, and the terminal says so', async () => {
  const one = await start(serving);
  await untilPrinted('Akwaaba');
  process.kill(one.pid() ?? NaN, 'SIGKILL');
  await untilPrinted('Akwaaba', 2);
  expect(linesWith('ended with')).toEqual(['catalog          ended with SIGKILL; starting it again in 1 s.']);
});

test('a process is told to stop once, and is not started again', async () => {
  const one = await start(serving);
  await untilPrinted('Akwaaba');
  const first = one.stop();
  await untilPrinted('told to stop');
  await Promise.all([first, one.stop()]);
  expect(one.pid()).toBeUndefined();
  expect(linesWith('told to stop')).toHaveLength(1);
  expect(linesWith('ended with')).toEqual([]);
});

test('a process that waits to be started again can be stopped', async () => {
  const one = await start('process.exit(3);');
  await untilPrinted('ended with code 3');
  await one.stop();
  expect(one.pid()).toBeUndefined();
});

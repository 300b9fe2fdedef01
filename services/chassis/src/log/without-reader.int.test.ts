import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../database/project-root.ts';

const ENDS_WITHIN_MS = 10_000;

function start() {
  const main = join(projectRoot(), 'services/chassis/src/log/without-reader.fixture.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    cwd: projectRoot(),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return { child, ended: once(child, 'exit') };
}

test('a process whose output nobody reads any more ends all the same', async () => {
  const { child, ended } = start();
  try {
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stdin.end();
    expect(await Promise.race([ended, pause(ENDS_WITHIN_MS, 'it hangs', { ref: false })])).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
});

test('what was logged last is written before the process ends', async () => {
  const { child, ended } = start();
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child.stdout, 'data');
  child.stdin.end();
  await Promise.all([ended, once(child.stdout, 'close')]);
  const lines = output.split('\n').filter(Boolean);
  const said = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  // Who writes beside the work and who writes at the end don't wait for each other.
  expect(said.sort()).toEqual(['ready', 'something happened', 'the process ends']);
});

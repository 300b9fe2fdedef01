// Runs one of the commands of package.json, on a fresh clone too: it uses nothing that has yet to be installed.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './bootstrap/ensure-installed.mjs';
import { runNode } from './bootstrap/run-child.mjs';
import { unknownArgument } from './bootstrap/unknown-argument.mjs';

const root = path.resolve(import.meta.dirname, '..');
const oldestNode = [20, 18, 1];

/** Commands that are programs of the shop itself: built, then run as they are. The others are scripts of this folder. */
const programs = {
  start: 'all-in-one',
  audit: 'audit',
  'dead-letters': 'dead-letters',
  replay: 'replay',
  'create-admin': 'create-admin',
  'rotate-signing-key': 'rotate-signing-key',
  fill: 'fill',
  'measure-lists': 'measure-lists',
  story: 'story',
  backup: 'backup',
  restore: 'restore',
};

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const isTooOld = (version) => {
  const parts = version.split('.').map(Number);
  const at = oldestNode.findIndex((part, index) => part !== parts[index]);
  return at >= 0 && parts[at] < oldestNode[at];
};

const [command = '', ...args] = process.argv.slice(2);
if (isTooOld(process.versions.node)) {
  fail(
    `The shop needs Node.js ${oldestNode.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org.`,
  );
}
const program = Object.hasOwn(programs, command) ? programs[command] : undefined;
const script = path.join(root, 'scripts', `${command}.ts`);
if (!program && !(/^[a-z-]+$/.test(command) && existsSync(script))) {
  fail(`There is no command "${command}". The commands are listed under "scripts" in package.json.`);
}

const unknown = unknownArgument(command, args);
if (unknown) fail(unknown);

await ensureInstalled(root).catch((error) => fail(error.message));
const builder = path.join(root, 'scripts/build.ts');
const firstCode = program
  ? await runNode(['--import', 'tsx', builder], { cwd: root, endsWithGroup: true })
  : await runNode(['--import', 'tsx', script, ...args], { cwd: root });
process.exitCode =
  program && firstCode === 0
    ? await runNode([path.join(root, `dist/${program}.mjs`), ...args], { cwd: root })
    : firstCode;

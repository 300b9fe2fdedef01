import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { isStopping, runChild } from './run-child.mjs';

const readText = (file) => readFile(file, 'utf8').catch(() => '');

const machine = () => `${process.platform}-${process.arch}-node${process.versions.node.split('.')[0]}`;

const wantedStamp = async (root) => {
  const lock = await readText(path.join(root, 'package-lock.json'));
  return `${machine()} ${createHash('sha256').update(lock).digest('hex')}`;
};

/** Whether what npm noted in node_modules is what the lock file wants, whoever ran npm. */
const isAsLocked = async (root) => {
  const wanted = JSON.parse(await readText(path.join(root, 'package-lock.json'))).packages;
  const noted = await readText(path.join(root, 'node_modules/.package-lock.json'));
  if (!noted) return false;
  const present = JSON.parse(noted).packages;
  return Object.entries(wanted).every(
    ([name, { version, optional }]) =>
      !name.includes('node_modules/') || optional || (present[name] && present[name].version === version),
  );
};

// npm hands its own settings down to what it runs; a second npm would take them for ours.
const withoutNpmVariables = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$|NODE_ENV$)/i.test(name)));

const install = async (root) => {
  const begun = Date.now();
  const tellTime = setInterval(() => {
    console.log(`  … installing, ${Math.round((Date.now() - begun) / 1000)} s so far`);
  }, 15_000);
  const code = await runChild('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    env: withoutNpmVariables(),
    endsWithGroup: true,
  }).catch(() => 1);
  clearInterval(tellTime);
  if (isStopping()) throw new Error('Stopped before everything was installed. The same command begins anew.');
  if (code !== 0)
    throw new Error('Installing did not succeed; what npm says is above. Run the command again to go on.');
  console.log(`Installed in ${Math.round((Date.now() - begun) / 1000)} s.`);
};

/** Installs the libraries of package-lock.json unless they are there. Rejects with a sentence when npm fails. */
export const ensureInstalled = async (root) => {
  const stampFile = path.join(root, 'node_modules/.installed-for');
  const wanted = await wantedStamp(root);
  const isStamped = async () => (await readText(stampFile)) === wanted;
  if (await isStamped()) return;
  await oneAtATime(path.join(root, '.data/installing'), 'the libraries are being installed', async () => {
    if (await isStamped()) return;
    const stamp = await readText(stampFile);
    const sameMachine = stamp === '' || stamp.startsWith(`${machine()} `);
    if (!(sameMachine && (await isAsLocked(root)))) {
      console.log('Installing the libraries (npm ci); this happens once and takes some minutes.');
      await install(root);
    }
    await mkdir(path.dirname(stampFile), { recursive: true });
    await writeFile(stampFile, wanted);
  });
};

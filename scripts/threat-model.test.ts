import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { inRepository } from './repository.ts';

const rows = readFileSync(inRepository('docs/threat-model.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Threat|-)/.test(line));

test('every defence names tests that exist', async () => {
  const files = (await Promise.all(['services', 'bff', 'storefront', 'backoffice'].map(testsBelow))).flat();
  const missing = rows.flatMap((row) => {
    const names = [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    const unknown = names.filter((name) => !files.some((file) => file.includes(`/${name}.test.ts`)));
    return names.length === 0 ? [row] : unknown;
  });
  expect(rows.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

async function testsBelow(room: string): Promise<string[]> {
  const entries = await readdir(inRepository(room), { recursive: true });
  return entries
    .filter((entry) => /\.test\.tsx?$/.test(entry) && !entry.includes('node_modules'))
    .map((entry) => `/${room}/${entry}`);
}

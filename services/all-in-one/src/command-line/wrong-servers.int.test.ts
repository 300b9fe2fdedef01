import { randomBytes } from 'node:crypto';
import { testServer } from '@shop/testing/test-server';
import { auditCommand } from './audit-command.ts';
import { type Command, runCommand } from './command.ts';
import { deadLettersCommand } from './dead-letters-command.ts';
import { storyCommand } from './story-command.ts';

async function complaintOf(command: Command, words: readonly string[], DATABASE_URL: string): Promise<string> {
  const complained: string[] = [];
  const terminal = {
    say: () => undefined,
    complain: (line: string) => void complained.push(line),
    askSecret: () => Promise.resolve(null),
  };
  expect(await runCommand(command, words, terminal, { DATABASE_URL })).toBe(1);
  return complained.join('\n');
}

describe.each([
  ['audit', auditCommand, []],
  ['story', storyCommand, ['AK-1']],
  ['dead-letters', deadLettersCommand, ['list']],
])('%s', (_name, command, words) => {
  it('names the variable of a PostgreSQL that is not there', async () => {
    expect(await complaintOf(command, words, 'postgres://efua:hush@127.0.0.1:1/postgres')).toBe(
      "DATABASE_URL: PostgreSQL can't be reached at 127.0.0.1:1 (connection refused).",
    );
    expect(await complaintOf(command, words, 'foo')).toContain('DATABASE_URL: This is not an address of postgres:');
  });

  it('names it where PostgreSQL does not let the account in, and not the account', async () => {
    const url = new URL(testServer('TEST_DATABASE_URL'));
    url.username = `efua_${randomBytes(4).toString('hex')}`;
    const complaint = await complaintOf(command, words, url.href);
    expect(complaint).toMatch(
      /^DATABASE_URL: PostgreSQL can't be reached at .* \(it does not let this account in\)\.$/,
    );
    expect(complaint).not.toContain('efua');
  });
});

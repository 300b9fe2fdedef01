import { type Command, runCommand, UsageError } from './command.ts';

async function call(command: Partial<Command>, ...args: string[]) {
  const [said, complained]: [string[], string[]] = [[], []];
  const terminal = {
    say: (line: string) => void said.push(line),
    complain: (line: string) => void complained.push(line),
    askSecret: () => Promise.resolve(null),
  };
  const whole: Command = { help: 'HELP', run: () => Promise.resolve(0), ...command };
  const code = await runCommand(whole, args, terminal, {});
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

const fails = (error: unknown) => ({ run: () => Promise.reject(error) });

test.each(['--help', '-h'])('%s shows the help and does nothing else', async (arg) => {
  expect(await call(fails(new Error('it ran')), 'word', arg)).toEqual({ code: 0, said: 'HELP', complained: '' });
});

test('options and words reach the command, and its code is the answer', async () => {
  const { code, said } = await call(
    {
      options: { name: { type: 'string' } },
      run: ({ option, words }, { say }) => {
        say(`${option('name')} ${option('other')} ${words.join('+')}`);
        return Promise.resolve(3);
      },
    },
    ...['one', '--name', 'Ama', 'two'],
  );
  expect([code, said]).toEqual([3, 'Ama undefined one+two']);
});

test.each([
  ['an option that nobody knows', {}, ['--wrong']],
  ['an option without its text', { options: { name: { type: 'string' } } }, ['--name']],
  ['what the command itself calls wrong', fails(new UsageError('Say who.')), []],
] as const)('%s is answered with the help and code 2', async (_what, command, args) => {
  const { code, complained } = await call(command, ...args);
  expect(code).toBe(2);
  expect(complained).toMatch(/^.+\n\nHELP$/);
});

test('a fault is a sentence and code 1', async () => {
  expect(await call(fails(new Error('No such server.')))).toEqual({ code: 1, said: '', complained: 'No such server.' });
});

import type { Environment } from '@shop/chassis/config/read-config';
import { withSecretsFromFiles } from '@shop/chassis/config/secret-files';
import { codeOf, messageOf } from '@shop/chassis/errors/error-facts';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Terminal } from './terminal.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

export interface Given {
  /** Options with a text, by name. */
  option(name: string): string | undefined;
  /** What stands without a name, in its order. */
  words: readonly string[];
}

export interface Command {
  help: string;
  options?: Options;
  /** Answers the exit code. */
  run(given: Given, terminal: Terminal, env: Environment): Promise<number>;
}

/** The command was called in a way that it does not know; its help is shown with the sentence. */
export class UsageError extends Error {}

const isUsageError = (error: unknown) => error instanceof UsageError || codeOf(error).startsWith('ERR_PARSE_ARGS');

function read(command: Command, args: readonly string[]) {
  const options: Options = { ...command.options, help: { type: 'boolean', short: 'h' } };
  return parseArgs({ args: [...args], options, allowPositionals: true });
}

/** Runs a command and answers its exit code: 0 done, 1 not done, 2 called wrongly. Whatever goes wrong is a sentence. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  terminal: Terminal,
  env: Environment,
): Promise<number> {
  try {
    const { values, positionals } = read(command, args);
    if (values['help']) {
      terminal.say(command.help);
      return 0;
    }
    const option = (name: string) => {
      const value = values[name];
      return typeof value === 'string' ? value : undefined;
    };
    return await command.run({ option, words: positionals }, terminal, withSecretsFromFiles(env));
  } catch (error) {
    const message = messageOf(error) || String(error);
    const wronglyCalled = isUsageError(error);
    terminal.complain(wronglyCalled ? `${message}\n\n${command.help}` : message);
    return wronglyCalled ? 2 : 1;
  }
}

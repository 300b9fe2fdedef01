import { runCommand } from '../command-line/command.ts';
import { deadLettersCommand } from '../command-line/dead-letters-command.ts';
import { processTerminal } from '../command-line/terminal.ts';

process.exitCode = await runCommand(deadLettersCommand, process.argv.slice(2), processTerminal, process.env);

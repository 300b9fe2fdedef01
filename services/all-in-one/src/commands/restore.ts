import { restoreCommand } from '../command-line/restore-command.ts';
import { runCommand } from '../command-line/command.ts';
import { processTerminal } from '../command-line/terminal.ts';

process.exitCode = await runCommand(restoreCommand, process.argv.slice(2), processTerminal, process.env);

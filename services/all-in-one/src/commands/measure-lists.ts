import { runCommand } from '../command-line/command.ts';
import { processTerminal } from '../command-line/terminal.ts';
import { measureListsCommand } from '../many/measure/measure-lists-command.ts';

process.exitCode = await runCommand(measureListsCommand, process.argv.slice(2), processTerminal, process.env);

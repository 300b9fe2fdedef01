import { runCommand } from '../command-line/command.ts';
import { processTerminal } from '../command-line/terminal.ts';
import { fillCommand } from '../many/fill-command.ts';

process.exitCode = await runCommand(fillCommand, process.argv.slice(2), processTerminal, process.env);

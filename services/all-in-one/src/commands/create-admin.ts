import { runCommand } from '../command-line/command.ts';
import { createAdminCommand } from '../command-line/create-admin-command.ts';
import { processTerminal } from '../command-line/terminal.ts';

process.exitCode = await runCommand(createAdminCommand, process.argv.slice(2), processTerminal, process.env);

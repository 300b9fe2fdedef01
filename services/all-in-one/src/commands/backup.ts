import { backupCommand } from '../command-line/backup-command.ts';
import { runCommand } from '../command-line/command.ts';
import { processTerminal } from '../command-line/terminal.ts';

process.exitCode = await runCommand(backupCommand, process.argv.slice(2), processTerminal, process.env);

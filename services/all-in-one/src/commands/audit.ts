import { auditCommand } from '../command-line/audit-command.ts';
import { runCommand } from '../command-line/command.ts';
import { processTerminal } from '../command-line/terminal.ts';

process.exitCode = await runCommand(auditCommand, process.argv.slice(2), processTerminal, process.env);

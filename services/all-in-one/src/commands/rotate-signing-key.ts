import { runCommand } from '../command-line/command.ts';
import { rotateSigningKeyCommand } from '../command-line/rotate-signing-key-command.ts';
import { processTerminal } from '../command-line/terminal.ts';

process.exitCode = await runCommand(rotateSigningKeyCommand, process.argv.slice(2), processTerminal, process.env);

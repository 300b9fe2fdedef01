import { runCommand } from '../command-line/command.ts';
import { replayCommand } from '../command-line/replay-command.ts';
import { processTerminal } from '../command-line/terminal.ts';

process.exitCode = await runCommand(replayCommand, process.argv.slice(2), processTerminal, process.env);

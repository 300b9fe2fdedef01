import { runCommand } from '../command-line/command.ts';
import { storyCommand } from '../command-line/story-command.ts';
import { processTerminal } from '../command-line/terminal.ts';

process.exitCode = await runCommand(storyCommand, process.argv.slice(2), processTerminal, process.env);

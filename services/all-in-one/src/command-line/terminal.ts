import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Where a command speaks with the person who called it. */
export interface Terminal {
  say(line: string): void;
  complain(line: string): void;
  /** Asks for what nobody may read over a shoulder; null where no person is there to answer. */
  askSecret(question: string): Promise<string | null>;
}

const silent = () => new Writable({ write: (_chunk, _encoding, done) => done() });

export const processTerminal: Terminal = {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  askSecret: async (question) => {
    if (!process.stdin.isTTY) return null;
    process.stderr.write(question);
    // What is typed would be echoed to the output; there is none.
    const lines = createInterface({ input: process.stdin, output: silent(), terminal: true });
    try {
      return await lines.question('');
    } finally {
      lines.close();
      process.stderr.write('\n');
    }
  },
};

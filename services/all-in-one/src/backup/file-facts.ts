import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform, type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileFacts } from './manifest.ts';

/** Lets bytes through, and knows of them afterwards. */
function measuring(): { through: Transform; facts(): FileFacts } {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, facts: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Writes a new file through to the disk, through what is between, and answers what it holds. */
export async function writeMeasured(
  file: string,
  source: Readable,
  { between, mode }: { between?: Transform; mode?: number } = {},
): Promise<FileFacts> {
  const { through, facts } = measuring();
  const target = createWriteStream(file, { flags: 'wx', flush: true, ...(mode === undefined ? {} : { mode }) });
  await (between ? pipeline(source, between, through, target) : pipeline(source, through, target));
  return facts();
}

export async function factsOfFile(file: string): Promise<FileFacts> {
  const { through, facts } = measuring();
  await pipeline(createReadStream(file), through, new Writable({ write: (_chunk, _encoding, done) => done() }));
  return facts();
}

export const sameFacts = (one: FileFacts, other: FileFacts): boolean =>
  one.bytes === other.bytes && one.sha256 === other.sha256;

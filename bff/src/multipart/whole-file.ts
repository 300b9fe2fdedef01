import { Problem } from '@shop/chassis/errors/problem';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { malformedForm } from './form-parser.ts';

/** A file of a form as it is sent on. That it breaks off is the sender's fault, and no failure of whoever receives it. */
export const wholeFile = (file: Readable): Readable => Readable.from(chunksOf(file), { objectMode: false });

/** Whether a file that is just met has no content. Nothing of it is read. */
export async function isEmpty(file: Readable): Promise<boolean> {
  await once(file, 'readable');
  return file.readableLength === 0;
}

async function* chunksOf(file: Readable): AsyncGenerator<Buffer> {
  try {
    yield* file as AsyncIterable<Buffer>;
  } catch (error) {
    throw error instanceof Problem ? error : malformedForm();
  }
}

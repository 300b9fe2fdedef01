import { badRequest } from '@shop/chassis/errors/problem';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Uploads that are not finished lie here. */
export const incomingFolder = (mediaDir: string) => join(mediaDir, '.incoming');

/** Where a stored file's folder lies. Dot folders are never served to everybody. */
export interface MediaPlace {
  key: string;
  isPrivate: boolean;
}

export const privateFolder = (mediaDir: string) => join(mediaDir, '.private');

const folderOf = (mediaDir: string, { key, isPrivate }: MediaPlace) =>
  join(isPrivate ? privateFolder(mediaDir) : mediaDir, key);

export interface Incoming {
  /** The upload as it came. */
  path: string;
  /** An empty folder for what is made of it. */
  folder: string;
  /** Puts the folder in its place under its key, at once and whole. */
  publish(place: MediaPlace): Promise<void>;
  discard(): Promise<void>;
}

interface Limit {
  most: number;
  tooLarge: () => Error;
}

const brokenOff = () => badRequest('broken_off', 'This file did not arrive whole. Please send it again.');

/** Lets at most so many bytes through. */
function upTo({ most, tooLarge }: Limit): Transform {
  let bytes = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length;
      if (bytes > most) done(tooLarge());
      else done(null, chunk);
    },
  });
}

/** Takes an upload into the media folder, aside. */
export async function receive(mediaDir: string, newId: () => string, body: Readable, limit: Limit): Promise<Incoming> {
  const aside = join(incomingFolder(mediaDir), newId());
  const folder = join(aside, 'made');
  const path = join(aside, 'original');
  await mkdir(folder, { recursive: true });
  const discard = () => rm(aside, { recursive: true, force: true });
  const counted = upTo(limit);
  finished(body, { writable: false }, (broken) => broken && counted.destroy(brokenOff()));
  try {
    await pipeline(body.pipe(counted), createWriteStream(path));
  } catch (error) {
    // The rest of the body is let go, so that its sender gets to read the answer.
    body.unpipe(counted);
    body.resume();
    await discard();
    throw error;
  }
  const publish = async (place: MediaPlace) => {
    if (place.isPrivate) await mkdir(privateFolder(mediaDir), { recursive: true });
    await rename(folder, folderOf(mediaDir, place));
  };
  return { path, folder, publish, discard };
}

export const removeMedia = (mediaDir: string, place: MediaPlace) =>
  rm(folderOf(mediaDir, place), { recursive: true, force: true });

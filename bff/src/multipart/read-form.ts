import { badRequest, Problem } from '@shop/chassis/errors/problem';
import { idTextSchema } from '@shop/contracts/ids';
import { MAX_IMAGE_BYTES, MAX_VIDEO_BYTES, type StoredMedia } from '@shop/contracts/services/content';
import type express from 'express';
import { AsyncResource } from 'node:async_hooks';
import { finished, type Readable } from 'node:stream';
import { finished as whenFinished } from 'node:stream/promises';
import type { Content } from '../downstream/content.ts';
import type { FileRule } from '../surface/route.ts';
import { addField, emptyForm, type Form, takeBack } from './form.ts';
import { createFormParser, malformedForm } from './form-parser.ts';
import { isEmpty, wholeFile } from './whole-file.ts';

interface Upload {
  name: string;
  /** Null of a file input that was left empty. */
  stored: Promise<StoredMedia | null>;
}

const MAX_BYTES = { image: MAX_IMAGE_BYTES, video: MAX_VIDEO_BYTES };
const TOO_LARGE = {
  image: 'This picture is too large. A picture has at most 10 MB.',
  video: 'This video is too large. A video has at most 100 MB.',
};

/**
 * Reads a multipart request, streaming each file to the content service as it comes. Whatever fails, nothing that was
 * stored for the request is left behind.
 */
export async function readForm(req: express.Request, rules: readonly FileRule[], content: Content): Promise<Form> {
  if (!req.is('multipart/form-data')) {
    throw new Problem(415, 'multipart_needed', 'Send this as a form (multipart/form-data).');
  }
  const parser = createFormParser(req, Math.max(0, ...rules.map(({ kind }) => MAX_BYTES[kind])));
  const { fields, media } = emptyForm();
  const uploads: Upload[] = [];
  const fail = (error: unknown) => parser.refuse(error instanceof Problem ? error : malformedForm());

  const store = async (name: string, file: Readable, filename: string | undefined): Promise<StoredMedia | null> => {
    // A browser sends a file input that was left empty as a file without a name and without content.
    if (!filename && (await isEmpty(file))) {
      file.resume();
      return null;
    }
    const rule = rules.find(({ field }) => field.test(name));
    if (!rule) throw badRequest('unexpected_file', `No file is expected in ${name}.`);
    const owner = ownerOf(rule, fields);
    if (!owner) throw badRequest('owner_needed', `Send ${rule.ownerField} before the files.`);
    file.once('limit', () => fail(new Problem(413, 'file_too_large', TOO_LARGE[rule.kind])));
    return content.upload(rule.kind, wholeFile(file), owner.id);
  };
  const onFile = (name: string, file: Readable, filename: string | undefined) => {
    const stored = store(name, file, filename);
    stored.catch(fail);
    uploads.push({ name, stored });
  };
  parser.onField((name, value) => addField(fields, name, value));
  // A later file is met while an earlier one is being sent: outside of this request's context.
  parser.onFile(AsyncResource.bind(onFile));

  finished(req, { writable: false }, (broken) => broken && fail(broken));
  req.pipe(parser.entry);
  try {
    await whenFinished(parser.stream);
    for (const { name, stored } of uploads) {
      const file = await stored;
      if (file) (media[name] ??= []).push(file);
    }
    return { fields, media };
  } catch (error) {
    // The rest of the body is let go, so that its sender gets to read the answer.
    req.unpipe(parser.entry);
    req.resume();
    await takeBack(
      uploads.map(({ stored }) => stored),
      content,
    );
    throw error instanceof Problem ? error : malformedForm();
  }
}

/** The user whose a private file is, as the form has told so far; null where it has not. */
function ownerOf({ ownerField }: FileRule, fields: Form['fields']): { id?: number } | null {
  if (ownerField === undefined) return {};
  const { success, data } = idTextSchema.safeParse(fields[ownerField]);
  return success ? { id: data } : null;
}

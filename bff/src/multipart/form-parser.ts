import { badRequest, Problem } from '@shop/chassis/errors/problem';
import busboy from 'busboy';
import type express from 'express';
import type { Readable, Writable } from 'node:stream';
import { picturesAsFiles } from './pictures-as-files.ts';

const MAX_TEXT_BYTES = 2 * 1024 * 1024;
const LIMITS = { fields: 300, fieldSize: 1024 * 1024, files: 200, parts: 500, headerPairs: 50 };

export const malformedForm = () => badRequest('malformed_form', 'This form could not be read.');
const formTooLarge = (message: string) => new Problem(413, 'form_too_large', message);

/** Parts without a name are refused before a handler sees them. */
export interface FormParser {
  /** Where the request's body goes in. */
  entry: Writable;
  /** Finishes when all of the form is read. */
  stream: Writable;
  onField(handle: (name: string, value: string) => void): void;
  /** The file has a `limit` event. Who does not read it has to resume it, or refuse the form. */
  onFile(handle: (name: string, file: Readable, filename: string | undefined) => void): void;
  /** Ends the parsing with this error. */
  refuse(problem: Problem): void;
}

/** A parser for this request's form, which refuses a form that is too large. Throws a Problem where there is no boundary. */
export function createFormParser(req: express.Request, maxFileBytes: number): FormParser {
  const stream = busboyOf(req, maxFileBytes);
  // Not at once: the parser is still at work on the chunk in which the fault was met.
  const refuse = (problem: Problem) => void process.nextTick(() => stream.destroy(problem));
  let textBytes = 0;
  stream.on('error', () => undefined);
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
    stream.on(limit, () => refuse(formTooLarge('This form has too many parts.')));
  }
  const entry = picturesAsFiles(req.get('content-type'));
  entry.pipe(stream);
  return {
    entry,
    stream,
    refuse,
    onField: (handle) => {
      stream.on('field', (name: string | undefined, value, { valueTruncated }) => {
        textBytes += Buffer.byteLength(value);
        if (!name) refuse(malformedForm());
        else if (valueTruncated || textBytes > MAX_TEXT_BYTES)
          refuse(formTooLarge('The text of this form is too long.'));
        else handle(name, value);
      });
    },
    onFile: (handle) => {
      stream.on('file', (name: string | undefined, file, { filename }) => {
        file.on('error', () => undefined);
        if (name) handle(name, file, filename);
        else refuse(malformedForm());
      });
    },
  };
}

function busboyOf(req: express.Request, maxFileBytes: number): busboy.Busboy {
  // One byte more than is allowed, so that a file of exactly that size passes.
  const limits = { ...LIMITS, fileSize: maxFileBytes + 1 };
  try {
    return busboy({ headers: req.headers, limits, defParamCharset: 'utf8' });
  } catch {
    throw malformedForm();
  }
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

export interface MadeAnswer {
  json: unknown;
  contentRange: string | null;
}

/** A public answer as it is sent: serialised, compressed, and named by its content. */
export interface KeptAnswer {
  body: Buffer;
  gzipped: Buffer | null;
  etag: string;
  contentRange: string | null;
}

/** Below this a compressed body saves no packet. */
const WORTH_COMPRESSING = 1024;

const compressed = promisify(gzip);

export async function serialised({ json, contentRange }: MadeAnswer): Promise<KeptAnswer> {
  const body = Buffer.from(JSON.stringify(json));
  const digest = createHash('sha1')
    .update(body)
    .update(contentRange ?? '')
    .digest('base64url');
  const gzipped = body.length < WORTH_COMPRESSING ? null : await compressed(body);
  return { body, gzipped, etag: `"${digest}"`, contentRange };
}

/** What it takes in memory, roughly. */
export const bytesOf = ({ body, gzipped }: KeptAnswer) => body.length + (gzipped?.length ?? 0) + 200;

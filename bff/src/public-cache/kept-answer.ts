import { createHash } from 'node:crypto';
import { gzipped } from '../compression/gzipped.ts';

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

export async function serialised({ json, contentRange }: MadeAnswer): Promise<KeptAnswer> {
  const body = Buffer.from(JSON.stringify(json));
  const digest = createHash('sha1')
    .update(body)
    .update(contentRange ?? '')
    .digest('base64url');
  return { body, gzipped: await gzipped(body), etag: `"${digest}"`, contentRange };
}

/** What it takes in memory, roughly. */
export const bytesOf = ({ body, gzipped }: KeptAnswer) => body.length + (gzipped?.length ?? 0) + 200;

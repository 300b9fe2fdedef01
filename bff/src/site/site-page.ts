import type { Logger } from '@shop/chassis/log/logger';
import type express from 'express';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { optional } from '../downstream/optional.ts';
import { privateHead } from './head/fixed-heads.ts';
import { firstLoadsHtml, readFirstLoads } from './head/first-loads.ts';
import { headOfAddress } from './head/head-of-address.ts';
import { htmlOfHead } from './head/html-of-head.ts';
import { pageWithHead } from './head/page-with-head.ts';
import type { SiteReader } from './site-reader.ts';

/** A person waits for the page, and it works with the head that it was built with. */
const HEAD_DEADLINE_MS = 700;

interface SitePage {
  /** The built page's file. */
  file: string;
  publicUrl: string;
  reader: SiteReader;
  logger: Logger;
}

/** Sends the storefront's one page, with the head of what stands at the asked address. */
export function sitePage({ file, publicUrl, reader, logger }: SitePage): express.RequestHandler {
  const read = async (address: string) => {
    const url = new URL(address, publicUrl);
    const shop = { ...(await reader.shop()), publicUrl };
    const [head, loads] = await Promise.all([
      headOfAddress(url, shop, reader),
      firstLoadsHtml(await readFirstLoads(dirname(file), logger), url, reader, logger),
    ]);
    if (head === null) return { isThere: false, html: htmlOfHead(privateHead(shop), shop) };
    return { isThere: true, html: `${htmlOfHead(head, shop)}\n    ${loads}`.trimEnd() };
  };
  return async (req, res) => {
    const head = await optional(inTime(read(req.originalUrl)), null, { what: 'the head of a page', logger });
    const built = await readFile(file, 'utf8');
    const page = head ? pageWithHead(built, head.html) : built;
    const etag = `"${digestOf(page)}"`;
    res.type('html').set('Cache-Control', 'no-cache').set('ETag', etag);
    if (head?.isThere === false) return void res.status(404).send(page);
    if (req.headers['if-none-match']?.includes(etag)) return void res.status(304).end();
    res.send(page);
  };
}

const digestOf = (text: string) => createHash('sha1').update(text).digest('base64url');

async function inTime<Value>(asked: Promise<Value>): Promise<Value> {
  const arrived = new AbortController();
  const tooLate = pause(HEAD_DEADLINE_MS, undefined, { signal: arrived.signal }).then(() => {
    throw new Error(`not there within ${HEAD_DEADLINE_MS} ms`);
  });
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    arrived.abort();
  }
}

import { type FirstLoad, FIRST_LOADS_FILE, firstLoadsSchema } from '@shop/contracts/first-loads';
import type { Logger } from '@shop/chassis/log/logger';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { optional } from '../../downstream/optional.ts';
import type { SiteReader } from '../site-reader.ts';
import { firstPictures } from './first-pictures.ts';
import { htmlOfLoads } from './html-of-loads.ts';
import { loadsOfAddress } from './loads-of-address.ts';

/** What the storefront's build has written down; nothing where it has not, or where it was written for another BFF. */
export async function readFirstLoads(directory: string, logger: Logger): Promise<readonly FirstLoad[]> {
  const read = async () =>
    firstLoadsSchema.parse(JSON.parse(await readFile(join(directory, FIRST_LOADS_FILE), 'utf8')));
  return optional(read(), [], { what: 'what pages load first', logger });
}

/** The links to what the page at an address needs first. Pictures that can't be told in time are left out. */
export async function firstLoadsHtml(loads: readonly FirstLoad[], url: URL, reader: SiteReader, logger: Logger) {
  const { modules, answers, pictures } = loadsOfAddress(loads, url);
  const told = await Promise.all(
    pictures.map(async (each) => {
      const urls = await optional(firstPictures(each, reader), [], { what: 'the first pictures of a page', logger });
      return urls.map((picture) => ({ url: picture, sizes: each.sizes }));
    }),
  );
  return htmlOfLoads({ modules, answers, pictures: told.flat() });
}

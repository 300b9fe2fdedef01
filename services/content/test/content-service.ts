import type { Bus } from '@shop/chassis/bus/bus';
import type { TestPerson } from '@shop/testing/test-service';
import { startTestService } from '@shop/testing/test-service';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildContent } from '../src/service.ts';

export const admin: TestPerson = { id: 1, role: 'admin' };
export const vendor: TestPerson = { id: 9, role: 'vendor', vendorId: 3 };
export const otherVendor: TestPerson = { id: 10, role: 'vendor', vendorId: 4 };
export const customer: TestPerson = { id: 7, role: 'customer' };

interface Options {
  bus?: Bus;
  now?: () => Date;
  mediaDir?: string;
}

/** The content service over a media folder of its own. */
export async function startContent(options: Options = {}) {
  const mediaDir = options.mediaDir ?? (await mkdtemp(join(tmpdir(), 'media-')));
  const { bus, now } = options;
  const service = await startTestService('content', buildContent, {
    env: { MEDIA_DIR: mediaDir },
    ...(bus ? { bus } : {}),
    ...(now ? { now } : {}),
  });
  const call = async (method: string, path: string, person: TestPerson | null, json?: unknown) => {
    const answer = await fetch(`${service.url}${path}`, {
      method,
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(person ? { authorization: `Bearer ${service.signToken(person)}` } : {}),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
  };
  const upload = async (kind: string, bytes: Buffer, person: TestPerson | null = vendor, more = '') => {
    const answer = await fetch(`${service.url}/media?kind=${kind}${more}`, {
      method: 'POST',
      body: bytes,
      headers: {
        'content-type': 'application/octet-stream',
        ...(person ? { authorization: `Bearer ${service.signToken(person)}` } : {}),
      },
    });
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  };
  return {
    ...service,
    mediaDir,
    call,
    upload,
    unfinished: () => readdir(join(mediaDir, '.incoming')),
    /** The folders of published media. */
    published: async () => (await readdir(mediaDir)).filter((name) => !name.startsWith('.')),
    stop: async () => {
      await service.stop();
      await rm(mediaDir, { recursive: true, force: true });
    },
  };
}

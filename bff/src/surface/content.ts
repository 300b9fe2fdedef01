import { settingsChangeSchema, settingsSchema } from '@shop/contracts/rest/settings';
import { addressesOfMediaSchema } from '@shop/contracts/services/content';
import { z } from 'zod';
import type { Logger } from '@shop/chassis/log/logger';
import type { Downstream } from '../downstream/downstream.ts';
import { optional } from '../downstream/optional.ts';
import { neededFile } from './first-file.ts';
import { route } from './route.ts';
import { settingsJson, settingsOfChange } from './settings-json.ts';

const write = { who: ['admin'], changes: ['content'] } as const;

export const contentRoutes = ({ content, orders }: Downstream, logger: Logger) => [
  route({
    method: 'GET',
    path: '/images/logo',
    summary: 'The addresses of the logo; the first is also the page’s icon.',
    who: 'anyone',
    answer: addressesOfMediaSchema,
    kept: 'content',
    handle: () => content.logo(),
  }),
  route({
    method: 'POST',
    path: '/images/logo',
    summary: 'Replace the logo by the first of the form’s images.',
    ...write,
    bodyKind: 'multipart',
    files: [{ field: /^images$/, kind: 'image' }],
    body: z.object({}),
    answer: addressesOfMediaSchema,
    status: 201,
    handle: async ({ media }) => {
      await content.changeLogo(await neededFile(media, 'images', content));
      return content.logo();
    },
  }),
  route({
    method: 'GET',
    path: '/images/slider/images',
    summary: 'The addresses of the home page’s slider pictures.',
    who: 'anyone',
    answer: addressesOfMediaSchema,
    kept: 'content',
    handle: () => content.sliderImages(),
  }),
  route({
    method: 'GET',
    path: '/settings',
    summary: 'The shop’s settings.',
    who: 'anyone',
    answer: settingsSchema,
    kept: 'content',
    handle: async () => settingsJson(await content.settings()),
  }),
  route({
    method: 'PUT',
    path: '/settings',
    summary: 'Change what is named of the shop’s settings.',
    ...write,
    body: settingsChangeSchema,
    answer: settingsSchema,
    handle: async ({ body }) => {
      const settings = await content.changeSettings(settingsOfChange(body));
      // The next checkout costs what was just set. Where orders can't be asked, an event tells it.
      await optional(orders.renewSettings(), undefined, { what: 'settings that orders knows', logger });
      return settingsJson(settings);
    },
  }),
];

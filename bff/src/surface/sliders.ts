import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import {
  imageSliderSchema,
  newSliderFormSchema,
  sliderChangeFormSchema,
  sliderListRules,
  videoSliderSchema,
} from '@shop/contracts/rest/sliders';
import type { SliderKind, SliderView } from '@shop/contracts/services/content';
import { z } from 'zod';
import type { Content } from '../downstream/content.ts';
import type { Downstream } from '../downstream/downstream.ts';
import { firstFile, neededFile } from './first-file.ts';
import { ListAnswer, route } from './route.ts';
import { imageSliderJson, sliderOfForm, videoSliderJson } from './slider-json.ts';

/** How one kind of slider is called, what its forms hold, and how it is answered. */
interface SliderWords<Answer extends z.ZodType> {
  kind: SliderKind;
  name: string;
  lists: readonly string[];
  field: 'images' | 'videos';
  answer: Answer;
  json: (slider: SliderView) => z.input<Answer>;
}

const IMAGES: SliderWords<typeof imageSliderSchema> = {
  kind: 'image',
  name: 'imagesliders',
  lists: ['imagesliders'],
  field: 'images',
  answer: imageSliderSchema,
  json: imageSliderJson,
};
const VIDEOS: SliderWords<typeof videoSliderSchema> = {
  kind: 'video',
  name: 'videosliders',
  // Both are documented.
  lists: ['videosliders', 'videoslider'],
  field: 'videos',
  answer: videoSliderSchema,
  json: videoSliderJson,
};

const byId = z.object({ id: idTextSchema });

export const sliderRoutes = ({ content }: Downstream) => [...routesOf(content, IMAGES), ...routesOf(content, VIDEOS)];

const routesOf = <Answer extends z.ZodType>(
  content: Content,
  { kind, name, lists, field, answer, json }: SliderWords<Answer>,
) => {
  const form = {
    who: ['admin'],
    changes: ['content'],
    bodyKind: 'multipart',
    files: [{ field: new RegExp(`^${field}$`), kind }],
    answer,
  } as const;

  return [
    ...lists.map((list) =>
      route({
        method: 'GET',
        path: `/${list}`,
        summary: `The ${kind} sliders, newest first.`,
        who: 'anyone',
        query: listQuerySchema(sliderListRules),
        answer,
        list,
        kept: 'content',
        handle: async ({ query }) => {
          const { rows, total } = await content.sliders(kind, query);
          return new ListAnswer(rows.map(json), query.offset, total);
        },
      }),
    ),
    route({
      method: 'GET',
      path: `/${name}/:id`,
      summary: `One ${kind} slider.`,
      who: 'anyone',
      params: byId,
      answer,
      kept: 'content',
      handle: async ({ params }) => json(await content.slider(kind, params.id)),
    }),
    route({
      ...form,
      method: 'POST',
      path: `/${name}`,
      summary: `Make a ${kind} slider of a form and the first of its ${field}.`,
      body: newSliderFormSchema,
      status: 201,
      handle: async ({ body, media }) => {
        const { category, name } = body;
        const mediaUrl = await neededFile(media, field, content);
        return json(await content.addSlider(kind, { ...sliderOfForm(body), category, name, mediaUrl }));
      },
    }),
    route({
      ...form,
      method: 'PUT',
      path: `/${name}/:id`,
      summary: `Change what is named of a ${kind} slider, and its ${kind} where the form holds one.`,
      params: byId,
      body: sliderChangeFormSchema,
      handle: async ({ params, body, media }) => {
        const mediaUrl = (await firstFile(media, field, content)) ?? undefined;
        return json(await content.changeSlider(kind, params.id, { ...sliderOfForm(body), mediaUrl }));
      },
    }),
    route({
      method: 'DELETE',
      path: `/${name}/:id`,
      summary: `Delete a ${kind} slider.`,
      who: ['admin'],
      changes: ['content'],
      params: byId,
      status: 204,
      handle: ({ params }) => content.deleteSlider(kind, params.id),
    }),
  ];
};

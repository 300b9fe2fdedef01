import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { idsFilter, searchFilter } from '../list.ts';
import { descriptionSchema, MAX_NAME, requiredText } from '../text.ts';

const slider = {
  id: idSchema,
  category: z.string(),
  name: z.string(),
  shortDescription: z.string().nullable(),
  longDescription: z.string().nullable(),
};
export const imageSliderSchema = z.object({ ...slider, imageUrl: z.string() });
export type ImageSlider = z.infer<typeof imageSliderSchema>;
export const videoSliderSchema = z.object({ ...slider, videoUrl: z.string() });
export type VideoSlider = z.infer<typeof videoSliderSchema>;

const category = requiredText(MAX_NAME, 'Category');
const name = requiredText(MAX_NAME, 'Slide Name');
/** The documented forms call the short description `description`; sent back as it was read it has its own name. */
const texts = {
  description: descriptionSchema.optional(),
  shortDescription: descriptionSchema.optional(),
  longDescription: descriptionSchema.optional(),
};

/** The fields of a new slider's form; its file comes beside them. */
export const newSliderFormSchema = z.object({ category, name, ...texts });
/** The fields of a slider's change: absent ones stay, as does the file where the form holds none. */
export const sliderChangeFormSchema = z.object({ category: category.optional(), name: name.optional(), ...texts });
export type SliderChangeForm = z.infer<typeof sliderChangeFormSchema>;

export const sliderListRules = {
  sortKeys: ['id', 'category', 'name'] as const,
  filters: { id: idsFilter, q: searchFilter },
};

import { z } from 'zod';
import { NOT_STORABLE, storable } from './text.ts';

/** Uploads of our own are named by their path, everything else by a web address. */
export const mediaUrlSchema = z
  .string()
  .trim()
  .max(500)
  .refine(storable, NOT_STORABLE)
  .regex(
    /^(\/media\/(?!.*\.\.)[\w./-]+|https?:\/\/[^\s/?#]+\S*)$/,
    'This is not the address of a picture or a video: it begins with http://, https:// or /media/.',
  );

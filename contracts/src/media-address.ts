import { z } from 'zod';

/** Uploads of our own are named by their path, everything else by a web address. */
export const mediaUrlSchema = z
  .string()
  .trim()
  .max(500)
  .regex(
    /^(\/media\/(?!.*\.\.)[\w./-]+|https?:\/\/[^\s/?#]+\S*)$/,
    'This is not the address of a picture or a video: it begins with http://, https:// or /media/.',
  );

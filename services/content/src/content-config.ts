import { z } from 'zod';

export const contentConfigSchema = z.object({
  /** Where uploaded media lie; replicas share the folder. */
  MEDIA_DIR: z.string(),
});

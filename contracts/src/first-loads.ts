import { z } from 'zod';

/**
 * What a page of the storefront needs as soon as its scripts run. The storefront's build writes them down, and the BFF
 * tells them in the head of each page, so that browsers fetch them beside the scripts and not after.
 */
export const firstLoadSchema = z.object({
  /** With `:name` for an id. */
  path: z.string(),
  /** Only where the query has these ids and nothing else; without it, whatever the query is. */
  query: z.array(z.string()).optional(),
  /** Scripts. */
  modules: z.array(z.string()),
  /** Public calls, with `{name}` for an id of the path or the query. */
  answers: z.array(z.string()),
  /** The pictures that are seen first, and how wide they are shown, in the words of the `sizes` attribute. */
  pictures: z.object({ of: z.enum(['slider', 'product', 'newest']), sizes: z.string() }).optional(),
});
export const firstLoadsSchema = z.array(firstLoadSchema);
export type FirstLoad = z.output<typeof firstLoadSchema>;

/** Where the build writes them, in the built storefront's folder: a hidden folder, which is not served. */
export const FIRST_LOADS_FILE = '.vite/first-loads.json';

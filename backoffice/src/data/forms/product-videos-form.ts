import type { Collection } from '../collection.ts';
import { formOf } from '../form-of.ts';

/** `keptVideoIds` is absent where all that are there stay; an empty text says that none does. */
export const productVideos: Collection = {
  update: {
    body: ({ keptVideoIds, newVideos, ...fields }) => {
      const kept = keptVideoIds as number[] | undefined;
      const named = kept?.length === 0 ? [''] : (kept ?? []);
      return formOf({
        ...fields,
        ...Object.fromEntries(named.map((id, index) => [`existingVideos_${index}`, id])),
        videos: newVideos,
      });
    },
  },
};

import { changedFields } from '../changed-fields.ts';
import type { Collection, Values } from '../collection.ts';
import { formOf } from '../form-of.ts';

const texts = ({ category, name, shortDescription, longDescription }: Values) => ({
  ...{ category, name, description: shortDescription, longDescription },
});
const withFile = (field: 'images' | 'videos'): Collection => {
  const fileOf = (values: Values) => ({ [field]: values['file'] ?? undefined });
  return {
    create: { body: (values) => formOf({ ...texts(values), ...fileOf(values) }) },
    update: { body: (values, loaded) => formOf({ ...texts(changedFields(values, loaded)), ...fileOf(values) }) },
  };
};

/** The form holds its new picture or clip as `file`; without one the slider keeps what it has. */
export const imageSliders = withFile('images');
export const videoSliders = withFile('videos');

import { type FieldErrors, fieldErrorsOf } from '../../../components/forms/field-errors.ts';

/** What a refusal says of single fields, at the fields of the editor. */
export function refusalInForm(failure: unknown): FieldErrors {
  const { productData, variants, ...others } = fieldErrorsOf(failure) ?? {};
  return {
    ...others,
    ...(typeof productData === 'object' ? productData : {}),
    // What is said of all colours together has no field; it stands in the sentence.
    ...(Array.isArray(variants) ? { variants } : {}),
  };
}

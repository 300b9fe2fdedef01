import { type FieldErrors, fieldErrorsOf } from '../../../components/forms/field-errors.ts';

/** How the shop's services call what the form calls otherwise. */
const NAMES: Readonly<Record<string, string>> = { pricePesewas: 'price', discountPesewas: 'discountPrice' };

function renamed(errors: unknown): unknown {
  if (Array.isArray(errors)) return errors.map(renamed);
  if (typeof errors !== 'object' || errors === null) return errors;
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [NAMES[name] ?? name, renamed(error)]));
}

/** What a refusal says of single fields, at the fields of the editor. */
export function refusalInForm(failure: unknown): FieldErrors {
  const { productData, variants, ...others } = renamed(fieldErrorsOf(failure) ?? {}) as FieldErrors;
  return {
    ...others,
    ...(typeof productData === 'object' ? productData : {}),
    // What is said of all colours together has no field; it stands in the sentence.
    ...(Array.isArray(variants) ? { variants } : {}),
  };
}

import { useIsUnsaved } from './use-is-unsaved.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

/** Holds a person back who would leave the form around it with changes. */
export function UnsavedWarning() {
  useUnsavedWarning(useIsUnsaved());
  return null;
}

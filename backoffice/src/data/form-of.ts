/** What react-admin's file inputs hold: a file that was chosen, or the address of one that is there already. */
export interface ChosenFile {
  rawFile?: File;
}

/** The files that were chosen in one input, in their order. */
export const filesOf = (value: unknown): File[] =>
  [value].flat().flatMap((chosen) => (chosen as ChosenFile | null | undefined)?.rawFile ?? []);

/**
 * A multipart form of named values. A list is repeated under its name, null is the empty text (which takes away), and what is
 * undefined is left out (which leaves as it is).
 */
export function formOf(values: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined) continue;
      form.append(name, one instanceof File ? one : one === null ? '' : String(one));
    }
  return form;
}

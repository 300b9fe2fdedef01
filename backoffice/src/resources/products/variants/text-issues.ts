import { MAX_DESCRIPTION, MAX_NAME } from '@shop/contracts/text';

/** What a product is called and how it is described, as it stands in a form. */
export interface ProductTextValues {
  name: string | null;
  description: string | null;
  longDescription: string | null;
}
export type TextIssues = Partial<Record<keyof ProductTextValues, string>>;

const tooLong = `A description has at most ${MAX_DESCRIPTION.toLocaleString('en-US')} characters.`;
const descriptionIssue = (text: string | null) => ((text ?? '').length > MAX_DESCRIPTION ? tooLong : undefined);

function nameIssue(name: string | null): string | undefined {
  if ((name ?? '').trim() === '') return 'Name is required.';
  return (name ?? '').length > MAX_NAME ? `Name has at most ${MAX_NAME} characters.` : undefined;
}

export const textIssues = ({ name, description, longDescription }: ProductTextValues): TextIssues =>
  withoutEmpty({
    name: nameIssue(name),
    description: descriptionIssue(description),
    longDescription: descriptionIssue(longDescription),
  });

/** Leaves out the fields that nothing is wrong with. */
export const withoutEmpty = <Issue>(issues: Record<string, Issue | undefined>): Record<string, Issue> =>
  Object.fromEntries(
    Object.entries(issues).flatMap(([field, issue]) => (issue === undefined ? [] : [[field, issue] as const])),
  );

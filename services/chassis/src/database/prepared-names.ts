/** Far more than the texts of a service; beyond them something builds texts without end. */
const MOST = 500;

/** The name under which every connection keeps the plan of a statement; none beyond the most that are kept. */
export function createPreparedNames(most = MOST): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= most) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}

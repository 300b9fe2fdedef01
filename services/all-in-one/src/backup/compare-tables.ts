interface Shape {
  name: string;
  columns: readonly string[];
}

/** How the tables of a backup differ from those that its migrations made here, a sentence each. */
export function differencesOfTables(inBackup: readonly Shape[], made: readonly Shape[]): string[] {
  const madeByName = new Map(made.map(({ name, columns }) => [name, columns]));
  const backedUp = new Set(inBackup.map(({ name }) => name));
  return [
    ...inBackup.flatMap(({ name, columns }) => {
      const here = madeByName.get(name);
      if (!here) return [`The table ${name} is in the backup, and its migrations don’t make it.`];
      return sameNames(columns, here) ? [] : [`The table ${name} has other columns in the backup.`];
    }),
    ...made.flatMap(({ name }) => (backedUp.has(name) ? [] : [`The table ${name} is not in the backup.`])),
  ];
}

const sameNames = (some: readonly string[], others: readonly string[]) =>
  some.toSorted().join('\n') === others.toSorted().join('\n');

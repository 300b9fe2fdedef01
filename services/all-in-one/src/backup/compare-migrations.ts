/** Why the migrations of a backup can't be applied by a program that knows these, in a sentence; null where they can. */
export function refusalOfMigrations(
  database: string,
  inBackup: readonly string[],
  known: readonly string[],
): string | null {
  const unknown = inBackup.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    return `The backup’s ${database} has a migration that this program doesn’t know: ${unknown.join(', ')}. Take the program that made the backup, or a newer one.`;
  }
  const isBeginning = inBackup.every((name, index) => name === known[index]);
  return isBeginning
    ? null
    : `The backup’s ${database} lacks a migration that comes before one that it has; this program can’t repeat that.`;
}

/** A record with what a change names; what is undefined is not named. */
export const merged = <Fields extends object>(
  before: Fields,
  change: { [Key in keyof Fields]?: Fields[Key] | undefined },
): Fields => ({
  ...before,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
});

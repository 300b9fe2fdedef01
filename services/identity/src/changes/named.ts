type Named<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

/** The fields that a change names; what is undefined is not named. */
export const named = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Named<Fields>;

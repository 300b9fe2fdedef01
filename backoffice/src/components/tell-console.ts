/** Keeps the details of a failure where the screen’s own sentence sends people for them. */
export function tellConsole(failure: unknown): void {
  // eslint-disable-next-line no-console -- "Check console" must lead somewhere.
  console.error(failure);
}

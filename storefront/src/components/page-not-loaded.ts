/** A page whose code did not arrive, as over a bad connection; another try may bring it. */
export class PageNotLoaded extends Error {
  /** Makes that the next try asks for the code anew. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A page did not load', { cause });
    this.forget = forget;
  }
}

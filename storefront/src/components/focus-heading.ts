/** Where the keyboard goes on when what it was at is gone. */
export const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

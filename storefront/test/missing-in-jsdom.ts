import { TextDecoder, TextEncoder } from 'node:util';

/** What jsdom leaves out of a browser; some of it is used while modules are loaded, so this is imported first. */
Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.assign(window, {
  matchMedia: (query: string) => ({
    matches: query.includes('width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  scrollTo: () => undefined,
  IntersectionObserver: class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
});
const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    focusedBefore.set(this, document.activeElement);
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    const before = focusedBefore.get(this);
    if (before instanceof HTMLElement) before.focus();
  },
});

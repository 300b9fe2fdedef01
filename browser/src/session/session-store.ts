import { type Session, sessionOf } from './session.ts';

const TOKEN_KEY = 'akwadaa.token';
/** A longer timer would fire late after sleep and never beyond 24.8 days. */
const MOST_BETWEEN_CHECKS_MS = 30_000;

export interface SessionStore {
  current(): Session | null;
  subscribe(listener: () => void): () => void;
  start(token: string): void;
  /** Ends the session; with a token, only where that token is still the one in use. */
  end(token?: string): void;
  /** Looks again at what is stored and at the clock. */
  check(): void;
  /** Milliseconds until the session expires; Infinity where there is none. */
  msLeft(): number;
}

interface StoreDependencies {
  storage: Storage;
  now: () => number;
}

/** Keeps the token under one key of the browser's storage, which all tabs share. An expired one is thrown away. */
export function createSessionStore({ storage, now }: StoreDependencies): SessionStore {
  const listeners = new Set<() => void>();
  let session: Session | null = null;

  function check() {
    const token = storage.getItem(TOKEN_KEY);
    const stored = token === null ? null : token === session?.token ? session : sessionOf(token);
    const live = stored !== null && stored.expiresAtMs > now() ? stored : null;
    if (token !== null && live === null) storage.removeItem(TOKEN_KEY);
    if (live === session) return;
    session = live;
    listeners.forEach((listener) => {
      listener();
    });
  }

  check();
  return {
    current: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(token) {
      storage.setItem(TOKEN_KEY, token);
      check();
    },
    end(token) {
      check();
      if (token !== undefined && token !== session?.token) return;
      storage.removeItem(TOKEN_KEY);
      check();
    },
    check,
    msLeft: () => (session === null ? Infinity : session.expiresAtMs - now()),
  };
}

/** Checks the session when it expires and now and then before, when another tab changes it, and when the page comes back from sleep. */
export function watchSession(store: SessionStore, page: Window): void {
  let timer: number | undefined;
  const waitForNext = () => {
    page.clearTimeout(timer);
    timer = page.setTimeout(check, Math.min(store.msLeft(), MOST_BETWEEN_CHECKS_MS));
  };
  function check() {
    store.check();
    waitForNext();
  }
  waitForNext();
  store.subscribe(waitForNext);
  for (const event of ['storage', 'focus', 'pageshow']) page.addEventListener(event, check);
  page.document.addEventListener('visibilitychange', check);
}

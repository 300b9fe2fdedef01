import { jest } from '@jest/globals';
import { createSessionStore, watchSession } from './session-store.ts';

const base64Url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: object) => `${base64Url({ alg: 'ES256' })}.${base64Url(claims)}.signature`;
const ama = (exp: number) => tokenOf({ id: 7, email: 'ama@example.test', role: { name: 'Customer' }, exp });

class Shelf implements Storage {
  [name: string]: unknown;
  private readonly kept = new Map<string, string>();
  get length() {
    return this.kept.size;
  }
  clear = () => {
    this.kept.clear();
  };
  getItem = (key: string) => this.kept.get(key) ?? null;
  key = (place: number) => [...this.kept.keys()][place] ?? null;
  removeItem = (key: string) => void this.kept.delete(key);
  setItem = (key: string, value: string) => void this.kept.set(key, value);
}

function openStore(storage = new Shelf(), startMs = 1_000_000) {
  let nowMs = startMs;
  const store = createSessionStore({ storage, now: () => nowMs });
  const pass = (ms: number) => {
    nowMs += ms;
  };
  return { store, storage, pass };
}

describe('the session', () => {
  test('what the token says is known, with the role in small letters', () => {
    const { store } = openStore();
    store.start(ama(2000));
    expect(store.current()).toMatchObject({
      id: 7,
      email: 'ama@example.test',
      role: 'customer',
      expiresAtMs: 2_000_000,
    });
  });

  test('it ends by itself when its token expires, and leaves nothing behind', () => {
    const { store, storage, pass } = openStore();
    store.start(ama(2000));
    const ends = jest.fn();
    store.subscribe(ends);
    pass(1_000_000);
    store.check();
    expect([store.current(), storage.length, ends.mock.calls.length]).toEqual([null, 0, 1]);
  });

  test('an expired or unreadable token found on loading is thrown away', () => {
    for (const token of [ama(500), 'eyJ.nonsense', tokenOf({ id: 7 })]) {
      const storage = new Shelf();
      storage.setItem('akwadaa.token', token);
      expect([openStore(storage).store.current(), storage.length]).toEqual([null, 0]);
    }
  });

  test('another tab’s sign-in and sign-out are seen here', () => {
    const { store: here, storage } = openStore();
    const { store: there } = openStore(storage);
    there.start(ama(2000));
    here.check();
    expect(here.current()?.id).toBe(7);
    there.end();
    here.check();
    expect(here.current()).toBeNull();
  });

  test('a late refusal of an old token does not end the session that has begun since', () => {
    const { store } = openStore();
    store.start(ama(2000));
    const newer = ama(3000);
    store.start(newer);
    store.end(ama(2000));
    expect(store.current()?.token).toBe(newer);
    store.end(newer);
    expect(store.current()).toBeNull();
  });

  test('it is the same object as long as nothing changes, so that nothing is drawn anew', () => {
    const { store } = openStore();
    store.start(ama(2000));
    const before = store.current();
    store.check();
    expect(store.current()).toBe(before);
  });
});

describe('a watched session', () => {
  const HALF_A_SECOND_MS = 500;
  const openWatch = (lastsS: number | null) => {
    jest.useFakeTimers({ now: 0 });
    const store = createSessionStore({ storage: new Shelf(), now: () => Date.now() });
    if (lastsS !== null) store.start(ama(lastsS));
    const page = Object.assign(new EventTarget(), {
      setTimeout: (look: () => void, ms: number) => setTimeout(look, ms),
      clearTimeout: (timer: NodeJS.Timeout) => {
        clearTimeout(timer);
      },
      setInterval: (look: () => void, ms: number) => setInterval(look, ms),
      document: new EventTarget(),
    });
    watchSession(store, page as unknown as Window);
    return { store, page };
  };
  afterEach(() => {
    jest.useRealTimers();
  });

  test.each([5, 30, 31, 100, 3607])('of %d s ends within a second of its end, and not before', (lastsS) => {
    const { store } = openWatch(lastsS);
    jest.advanceTimersByTime(lastsS * 1000 - HALF_A_SECOND_MS);
    expect(store.current()).not.toBeNull();
    jest.advanceTimersByTime(2 * HALF_A_SECOND_MS);
    expect(store.current()).toBeNull();
  });

  test('that begins while the page is open ends as exactly', () => {
    const { store } = openWatch(null);
    jest.advanceTimersByTime(10_000);
    store.start(ama(15));
    jest.advanceTimersByTime(5_000 + HALF_A_SECOND_MS);
    expect(store.current()).toBeNull();
  });

  test('that ends soon after sleep ends on time: a look at the page sets its timer anew', () => {
    const { store, page } = openWatch(100);
    jest.advanceTimersByTime(10_000);
    // No timer runs while the machine sleeps.
    jest.setSystemTime(95_000);
    page.document.dispatchEvent(new Event('visibilitychange'));
    jest.advanceTimersByTime(5_000 + HALF_A_SECOND_MS);
    expect(store.current()).toBeNull();
  });
});

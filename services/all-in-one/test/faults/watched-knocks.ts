import type { Answer, Knock, Knocks } from '../knocks.ts';

/** What came of one call; no answer where the connection broke or nothing came for half a minute. */
export interface Heard {
  call: string;
  answer: Answer | null;
  ms: number;
}

/** Notes what comes of each call, however patiently whoever calls takes it. */
export function watchedKnocks(knocks: Knocks): { knocks: Knocks; heard: readonly Heard[] } {
  const heard: Heard[] = [];
  return {
    heard,
    knocks: async <Body>(method: string, path: string, knock?: Knock) => {
      const begun = performance.now();
      const note = (answer: Answer | null) =>
        heard.push({ call: `${method} ${path}`, answer, ms: performance.now() - begun });
      try {
        const answer = await knocks<Body>(method, path, knock);
        note(answer);
        return answer;
      } catch (error) {
        note(null);
        throw error;
      }
    },
  };
}

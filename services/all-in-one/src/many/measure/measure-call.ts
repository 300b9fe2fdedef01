import type { Callers } from './callers.ts';
import type { ListCall } from './list-calls.ts';
import type { Heard, Overhearing } from './overhear.ts';

/** One call was made several times. */
export interface Measured {
  call: ListCall;
  /** All rows that the call’s filter finds, and those of its page. */
  total: number;
  rows: number;
  /** The longest that one service took for one question, in each of the calls, in milliseconds. */
  serviceMs: number[];
  /** What the person waited. */
  bffMs: number[];
  heard: Heard;
}

interface Answer {
  ms: number;
  total: number;
  rows: number;
}

interface Parts {
  shopUrl: string;
  callers: Callers;
  overhearing: Overhearing;
  untilIdle: () => Promise<void>;
  /** The values of a path. */
  pathOf: (call: ListCall) => string;
}

/** The first call warms up and does not count. */
const TIMES = 5;

async function ask({ shopUrl, callers, pathOf }: Parts, call: ListCall, offset: number, id: string): Promise<Answer> {
  const query = new URLSearchParams({
    ...(call.rows === null ? {} : { range: JSON.stringify([offset, offset + call.rows - 1]) }),
    ...(call.sort ? { sort: JSON.stringify(call.sort) } : {}),
    ...(call.from ? { from: call.from } : {}),
    ...(call.filter ? { filter: JSON.stringify(call.filter) } : {}),
  });
  const authorization = call.as === 'visitor' ? {} : { authorization: `Bearer ${callers[call.as].token}` };
  const began = performance.now();
  const answer = await fetch(`${shopUrl}/api${pathOf(call)}?${query}`, {
    headers: { 'x-correlation-id': id, ...authorization },
  });
  const body: unknown = await answer.json();
  const ms = performance.now() - began;
  if (!answer.ok) {
    throw new Error(`${call.path} as ${call.as}, ${call.asks}: ${answer.status} ${JSON.stringify(body)}`);
  }
  const total = Number(answer.headers.get('content-range')?.split('/')[1] ?? 0);
  return { ms, total, rows: Array.isArray(body) ? body.length : 0 };
}

/** Makes one call again and again, each time for a page one row shorter: no answer that was kept fits it. */
export async function measureCall(parts: Parts, call: ListCall, id: string): Promise<Measured> {
  const make = async (time: number, offset: number) => {
    await parts.untilIdle();
    return parts.overhearing.during(`${id}-${time}`, () =>
      ask(parts, call.rows === null ? call : { ...call, rows: call.rows - time }, offset, `${id}-${time}`),
    );
  };
  const [first, heard] = await make(0, 0);
  const offset = Math.max(0, first.total - (call.beforeEnd ?? first.total));
  const measured: Measured = { call, total: first.total, rows: 0, serviceMs: [], bffMs: [], heard };
  for (let time = 1; time <= TIMES; time += 1) {
    const [answer, again] = await make(time, offset);
    measured.rows = Math.max(measured.rows, answer.rows);
    measured.bffMs.push(answer.ms);
    measured.serviceMs.push(Math.max(0, ...again.requests.map(({ ms }) => ms)));
    measured.heard = again;
  }
  return measured;
}

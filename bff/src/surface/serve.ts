import { callerOf } from '@shop/chassis/auth/authenticate';
import type { Caller } from '@shop/chassis/auth/caller';
import { runInContext } from '@shop/chassis/context/request-context';
import { body, parsed } from '@shop/chassis/http/door';
import { contextOf } from '@shop/chassis/http/request-scope';
import type express from 'express';
import { limitedKindOf } from '../limits/limited-kind.ts';
import { withForm } from '../multipart/with-form.ts';
import type { MadeAnswer } from '../public-cache/kept-answer.ts';
import { type Asked, askedOf } from './asked.ts';
import type { Surroundings } from './build-router.ts';
import { guard } from './guard.ts';
import { ListAnswer, type Route, type RouteInput } from './route.ts';
import { rangeOf, sendAnswer } from './send-answer.ts';
import { sendKept } from './send-kept.ts';

type Input = RouteInput<unknown, unknown, unknown>;

const VISITOR: Caller = { kind: 'visitor' };

/** Customers are shown what visitors are; vendors and admins see more of what is theirs. */
const seesPublicView = (caller: Caller) =>
  caller.kind === 'visitor' || (caller.kind === 'person' && caller.role === 'customer');

/** Answers one request to a route. Who may not call it is refused before any of the body is looked at. */
export async function serve(
  route: Route,
  req: express.Request,
  res: express.Response,
  { publicCache, content, callLimits, askedByMany }: Surroundings,
): Promise<void> {
  const caller = callerOf(req);
  guard(route.who, caller, route.refusal);
  const limited = limitedKindOf(route);
  if (limited) await callLimits.count(limited, caller, req.ip ?? 'unknown');

  if (route.kept && seesPublicView(caller)) {
    const { asked, key } = askedByMany(route, req);
    guardQuery(route, asked, caller);
    return sendKept(req, res, await publicCache.answer(route.kept, key, () => madeForEverybody(route, asked, req)));
  }
  const asked = askedOf(route, req);
  guardQuery(route, asked, caller);
  const work = () => handled(route, { asked, caller, req }, content);
  await sendAnswer(route, req, res, await (route.changes ? publicCache.while(route.changes, work) : work()));
}

function guardQuery({ whoWith }: Route, { query }: Asked, caller: Caller): void {
  if (whoWith) guard(whoWith(query as never), caller);
}

/** Made as for a visitor, whoever happens to ask first: no one's token goes along. */
async function madeForEverybody(route: Route, asked: Asked, req: express.Request): Promise<MadeAnswer> {
  const { correlationId } = contextOf(req);
  const answer = await runInContext({ correlationId, caller: VISITOR }, async () =>
    handle(route, { params: asked.params, query: asked.query, body: undefined, media: {}, caller: VISITOR, req }),
  );
  return answer instanceof ListAnswer
    ? { json: answer.rows, contentRange: rangeOf(route, answer) }
    : { json: answer, contentRange: null };
}

async function handled(
  route: Route,
  { asked: { params, query }, caller, req }: { asked: Asked; caller: Caller; req: express.Request },
  content: Surroundings['content'],
) {
  if (route.bodyKind === 'multipart') {
    return withForm(req, route.files ?? [], content, async ({ fields, media }) =>
      handle(route, { params, query, body: route.body ? parsed(route.body, fields) : fields, media, caller, req }),
    );
  }
  const sent: unknown = route.body ? body(req, route.body) : req.body;
  return handle(route, { params, query, body: sent, media: {}, caller, req });
}

// The table forgets each route's own types; its schemas have just made the values that those types promise.
const handle = (route: Route, input: Input): unknown => route.handle(input as RouteInput<never, never, never>);

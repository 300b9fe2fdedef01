import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '@shop/contracts/events/registry';
import type { Caller } from '../auth/caller.ts';

/** What is known of the request, or of the event, that is being worked on. */
export interface RequestContext {
  correlationId: string;
  caller: Caller;
  /** The caller's own token, to be carried to the next service. */
  token?: string | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const runInContext = <Result>(context: RequestContext, work: () => Result): Result => storage.run(context, work);

export const currentContext = (): RequestContext | undefined => storage.getStore();

/** Who causes what happens now: the caller, or, where nobody is signed in, the service itself. */
export function currentActor(fallbackService: string): Actor {
  const caller = currentContext()?.caller;
  if (caller?.kind === 'person') return { kind: 'person', id: caller.id, role: caller.role };
  return { kind: 'service', name: caller?.kind === 'service' ? caller.name : fallbackService };
}

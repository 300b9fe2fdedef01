import { ApiError } from '@shop/browser/http/api-error';
import type { DeliveryAgent } from '@shop/contracts/rest/delivery-agents';
import { EmptyState } from '../../components/empty-state.tsx';
import type { Stamp } from '../../components/motifs.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useOwnAgent } from './use-own-agent.ts';

const NOTHING = 'Nothing to deliver at the moment.';

function sentenceFor({ approved, active }: Pick<DeliveryAgent, 'approved' | 'active'>): string {
  if (!approved) return 'The shop is looking at your registration. Once it is approved, your deliveries are here.';
  return active ? NOTHING : 'You are given no deliveries at the moment: the shop has paused your work. Ask it why.';
}

/** Why an agent has nothing to do: there is nothing, or the shop does not give it anything yet. */
export function NothingToDeliver({ stamp = 'parcel' }: { stamp?: Stamp }) {
  const { data: agent, error } = useOwnAgent();
  if (agent) return <EmptyState stamp={stamp} says={sentenceFor(agent)} />;
  // That something loads was said when the deliveries were asked for.
  if (!error) return <Skeleton shape="block" />;
  const isUnknownAgent = error instanceof ApiError && error.status === 404;
  return <EmptyState stamp={stamp} says={isUnknownAgent ? error.message : NOTHING} />;
}

import type { Order } from '@shop/contracts/rest/orders';
import { TickIcon } from '../../components/icons.tsx';
import { formatTime } from '@shop/browser/dates';
import { stagesOf } from './tracking.ts';

const SPOKEN = { done: 'done', now: 'waiting', ahead: 'not yet' };

export function StageList({ order }: { order: Order }) {
  return (
    <ol className="stages">
      {stagesOf(order).map(({ label, state, at }) => (
        <li key={label} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="stages__mark">{state === 'done' && <TickIcon />}</span>
          <span className="stages__label">{label}</span>
          <span className="for-screen-readers">, {SPOKEN[state]}</span>
          {at && <time dateTime={at}>{formatTime(at)}</time>}
        </li>
      ))}
    </ol>
  );
}

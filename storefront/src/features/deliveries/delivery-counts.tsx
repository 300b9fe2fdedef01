import { OPEN_STATUSES, STANDS } from './next-step.ts';
import { useOpenDeliveries } from './use-open-deliveries.ts';

/** How many deliveries stand where; a dash until that is known. */
export function DeliveryCounts() {
  const { data: deliveries } = useOpenDeliveries();
  return (
    <dl className="counts">
      {OPEN_STATUSES.map((status) => (
        <div key={status}>
          <dt>{STANDS[status]}</dt>
          <dd>{deliveries?.filter((delivery) => delivery.status === status).length ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

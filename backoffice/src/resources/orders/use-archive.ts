import type { Order } from '@shop/contracts/rest/orders';
import { useDelete } from 'react-admin';
import { useConfirmed } from '../../components/dialogs/use-confirmed.ts';
import { useOutcome } from '../../components/use-outcome.ts';

/** Takes an order out of the lists after a question; where the server refuses, its reason is told. */
export function useArchive(order: Order) {
  const confirmed = useConfirmed();
  const outcome = useOutcome({
    done: `Order ${order.number} is archived.`,
    failed: 'The order was not archived.',
    to: 'list',
  });
  const [deleteOne, { isPending }] = useDelete<Order, Error>();

  const archive = async () => {
    const question = {
      title: `Archive order ${order.number}?`,
      text: 'It can’t be brought back to the lists.',
      action: 'Archive',
      isGrave: true,
    };
    if (!(await confirmed(question))) return;
    await deleteOne('orders', { id: order.id, previousData: order }, { mutationMode: 'pessimistic', ...outcome });
  };
  return { archive, isPending };
}

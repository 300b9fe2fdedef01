import { Button } from '@mui/material';
import type { Vendor } from '@shop/contracts/rest/vendors';
import { useRefresh, useUpdate } from 'react-admin';
import { useConfirmed } from '../../../components/dialogs/use-confirmed.ts';
import { useOutcome } from '../../../components/use-outcome.ts';

/** Opens a shop to customers, or closes it, once the admin has said so. */
export function ActivationButton({ vendor }: { vendor: Vendor }) {
  const { id, shopName, isActive } = vendor;
  const action = isActive ? 'Deactivate' : 'Activate';
  const confirmed = useConfirmed();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  const { onSuccess, onError } = useOutcome({
    done: isActive ? `${shopName} is inactive now.` : `${shopName} is active now.`,
    failed: `Failed to ${action.toLowerCase()} ${shopName}.`,
  });
  const question = isActive
    ? { text: 'Its products leave the shop: nobody can see or buy them until it is activated again.', isGrave: true }
    : { text: 'Its products are listed, and customers can buy them.' };

  const change = async () => {
    if (!(await confirmed({ title: `${action} ${shopName}?`, action, ...question }))) return;
    await update(
      'vendors',
      { id, data: { isActive: !isActive }, previousData: vendor },
      {
        mutationMode: 'pessimistic',
        onError,
        onSuccess: () => {
          onSuccess();
          refresh();
        },
      },
    );
  };
  return (
    <Button
      variant={isActive ? 'outlined' : 'contained'}
      color={isActive ? 'error' : 'primary'}
      disabled={isPending}
      onClick={() => void change()}
    >
      {action}
    </Button>
  );
}

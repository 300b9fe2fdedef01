import { Button } from '@mui/material';
import type { Vendor } from '@shop/contracts/rest/vendors';
import { useConfirmedChange } from '../../../components/saving/use-confirmed-change.ts';

/** Opens a shop to customers, or closes it, once the admin has said so. */
export function ActivationButton({ vendor }: { vendor: Vendor }) {
  const { shopName, isActive } = vendor;
  const action = isActive ? 'Deactivate' : 'Activate';
  const text = isActive
    ? 'Its products leave the shop: nobody can see or buy them until it is activated again.'
    : 'Its products are listed, and customers can buy them.';
  const { change, isPending } = useConfirmedChange({
    resource: 'vendors',
    record: vendor,
    data: { isActive: !isActive },
    question: { title: `${action} ${shopName}?`, text, action, isGrave: isActive },
    done: isActive ? `${shopName} is inactive now.` : `${shopName} is active now.`,
    failed: `Failed to ${action.toLowerCase()} ${shopName}.`,
  });
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

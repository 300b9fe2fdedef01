import { Alert, Button, Stack, Typography } from '@mui/material';
import type { CartRecordJson as Cart } from '@shop/contracts/rest/carts';
import { Link } from 'react-router-dom';
import { RecordScreen } from '../../components/records/record-screen.tsx';
import { Section } from '../../components/records/section.tsx';
import { CartItems } from './cart-items.tsx';
import { titleOf } from './cart-title.ts';
import { useDeleteCart } from './use-delete-cart.ts';

/** Shows once more what lies in a cart before it is gone. */
export default function CartDelete() {
  return (
    <RecordScreen<Cart> title={(cart) => `${titleOf(cart)}: delete`} failed="Failed to fetch cart details.">
      {(cart) => (
        <Section title={`Cart of ${cart.user.name ?? `user no. ${cart.user.id}`}`}>
          <CartItems {...cart} />
          <Deletion cart={cart} />
        </Section>
      )}
    </RecordScreen>
  );
}

/** The button, for those who may press it. */
function Deletion({ cart }: { cart: Cart }) {
  const { remove, isPending, mayDelete } = useDeleteCart(cart);
  return (
    <Stack spacing={2} sx={{ mt: 2, alignItems: 'flex-start' }}>
      {mayDelete ? (
        <Typography>The customer finds an empty cart. Nothing that was ordered changes.</Typography>
      ) : (
        <Alert severity="warning">Only admins can delete this cart</Alert>
      )}
      <Stack direction="row" spacing={1}>
        {mayDelete && (
          <Button variant="contained" color="error" disabled={isPending} onClick={() => void remove()}>
            Delete
          </Button>
        )}
        <Button component={Link} to="/carts">
          Go Back
        </Button>
      </Stack>
    </Stack>
  );
}

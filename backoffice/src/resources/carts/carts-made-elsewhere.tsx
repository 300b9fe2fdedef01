import { Alert } from '@mui/material';
import CartList from './cart-list.tsx';

/** Nobody makes a cart here: says so above the list. */
export default function CartsMadeElsewhere() {
  return (
    <>
      <Alert severity="info" sx={{ mt: 2 }}>
        Carts are made by customers only, when they choose something in the shop.
      </Alert>
      <CartList />
    </>
  );
}

import { Button } from '@mui/material';
import type { CartRecordJson as Cart } from '@shop/contracts/rest/carts';
import { Link } from 'react-router-dom';
import { RecordScreen } from '../../components/records/record-screen.tsx';
import { Section } from '../../components/records/section.tsx';
import { TwoColumns } from '../../components/records/two-columns.tsx';
import { CartItems } from './cart-items.tsx';
import { titleOf } from './cart-title.ts';
import { UserSection } from './user-section.tsx';

/** One customer's cart. */
export default function CartShow() {
  return (
    <RecordScreen<Cart> title={titleOf} failed="Failed to fetch cart details.">
      {(cart) => (
        <TwoColumns aside={<UserSection {...cart} />}>
          <Section
            title="Items"
            action={
              <Button component={Link} to={`/carts/${cart.id}/delete`} color="error">
                Delete
              </Button>
            }
          >
            <CartItems {...cart} />
          </Section>
        </TwoColumns>
      )}
    </RecordScreen>
  );
}

import { Alert, Button, Stack, Typography } from '@mui/material';
import type { Order } from '@shop/contracts/rest/orders';
import { Link } from 'react-router-dom';
import { RecordScreen } from '../../components/records/record-screen.tsx';
import { Section } from '../../components/records/section.tsx';
import { useShop } from '../../data/shop.tsx';
import { OrderHead } from './show/order-head.tsx';
import { OrderLines } from './show/order-lines.tsx';
import { titleOf } from './show/order-title.ts';
import { useArchive } from './use-archive.ts';

/** Takes a finished order out of the lists. */
export default function OrderArchive() {
  const { area } = useShop();
  return (
    <RecordScreen<Order> title={(order) => `${titleOf(order)}: archive`} failed="This order can’t be shown.">
      {(order) => (
        <>
          <OrderHead order={order} />
          <Section title="Archive this order">
            <Typography gutterBottom>
              A delivered or cancelled order can be archived. It leaves the lists of admins and vendors; its customer
              keeps it, and its payment stays in the ledger.
            </Typography>
            {area === 'admin' ? (
              <ArchiveButtons order={order} />
            ) : (
              <Alert severity="info">Only admins can archive orders.</Alert>
            )}
          </Section>
          <Section title="Items">
            <OrderLines items={order.items} />
          </Section>
        </>
      )}
    </RecordScreen>
  );
}

/** The server decides again, and says the same of an order that is not finished. */
function ArchiveButtons({ order }: { order: Order }) {
  const { archive, isPending } = useArchive(order);
  const { id, status } = order;
  const isFinished = status === 'delivered' || status === 'cancelled';
  return (
    <>
      {!isFinished && (
        <Alert severity="info">Only a delivered or cancelled order can be archived: the status is “{status}”.</Alert>
      )}
      <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
        <Button
          variant="contained"
          color="error"
          disabled={isPending || !isFinished}
          onClick={() => void archive()}
          sx={{ minHeight: 44 }}
        >
          Archive
        </Button>
        <Button component={Link} to={`/orders/${id}/show`}>
          Go Back
        </Button>
      </Stack>
    </>
  );
}

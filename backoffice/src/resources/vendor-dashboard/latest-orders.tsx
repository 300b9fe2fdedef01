import { List, ListItem, ListItemButton, ListItemText, Skeleton, Stack, Typography } from '@mui/material';
import { formatTime } from '@shop/browser/dates';
import { formatGhs } from '@shop/contracts/cedis';
import type { Order } from '@shop/contracts/rest/orders';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { StatusChip } from '../../components/fields/status-chip.tsx';
import { Unread } from '../../components/figures/unread.tsx';
import { Section } from '../../components/records/section.tsx';

const SHOWN = 5;

const piecesOf = ({ items }: Order) => items.reduce((pieces, { quantity }) => pieces + quantity, 0);
const inPieces = (pieces: number) => (pieces === 1 ? '1 piece' : `${pieces} pieces`);

/** The orders that came last. */
export function LatestOrders() {
  const { data, error, refetch } = useGetList<Order>('orders', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'placedAt', order: 'DESC' },
  });
  return (
    <Section title="Latest orders">
      {error ? (
        <Unread onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <Typography>No orders yet. They show here as soon as a customer has paid.</Typography>
      ) : data ? (
        <List disablePadding sx={{ mx: -2 }}>
          {data.map((order) => (
            <ListItem key={order.id} disablePadding divider>
              <ListItemButton component={Link} to={`/orders/${order.id}/show`} sx={{ gap: 1 }}>
                <ListItemText
                  primary={`${order.number} · ${order.customer.name}`}
                  secondary={`${formatTime(order.placedAt)} · ${inPieces(piecesOf(order))}`}
                  slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
                />
                <Stack spacing={0.5} sx={{ alignItems: 'flex-end', flexShrink: 0 }}>
                  <span>{formatGhs(order.totalAmount)}</span>
                  <StatusChip status={order.status} />
                </Stack>
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
    </Section>
  );
}

import { Link } from '@mui/material';
import type { MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface OrderLinkProps {
  order: { id: number; number: string };
}

/** The row around it would open another record. */
const apart = (event: MouseEvent) => {
  event.stopPropagation();
};

/** An order's number, which leads to it. */
export const OrderLink = ({ order: { id, number } }: OrderLinkProps) => (
  <Link component={RouterLink} to={`/orders/${id}/show`} onClick={apart} sx={{ whiteSpace: 'nowrap', fontWeight: 700 }}>
    {number}
  </Link>
);

import { Link } from '@mui/material';
import type { MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** The row around it would open too. */
const apart = (event: MouseEvent) => {
  event.stopPropagation();
};

/** A payment's number, which leads to it. */
export const PaymentLink = ({ id }: { id: number }) => (
  <Link component={RouterLink} to={`/payments/${id}/show`} onClick={apart} aria-label={`Payment ${id}`}>
    {id}
  </Link>
);

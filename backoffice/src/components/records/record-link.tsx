import { Link } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface RecordLinkProps {
  to: string;
  children: ReactNode;
}

/** The row around it would open another record. */
const apart = (event: MouseEvent) => {
  event.stopPropagation();
};

/** Leads to the screen of another record. */
export const RecordLink = ({ to, children }: RecordLinkProps) => (
  <Link component={RouterLink} to={to} onClick={apart} sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
    {children}
  </Link>
);

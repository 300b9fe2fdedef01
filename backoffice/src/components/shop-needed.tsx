import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { useShop } from '../data/shop.tsx';

interface ShopNeededProps {
  /** The screen's name. */
  title: string;
  children: ReactNode;
}

/** What a vendor's screen shows; a sentence where this vendor has no shop yet, for which there is nothing to ask the server. */
export function ShopNeeded({ title, children }: ShopNeededProps) {
  const { area, session } = useShop();
  if (area !== 'vendor' || session.vendorId !== null) return children;
  return (
    <>
      <Title title={title} />
      <Alert severity="info" sx={{ mt: 2 }}>
        You have no shop yet. Ask an admin to make one for you, then sign in again.
      </Alert>
    </>
  );
}

import { Stack } from '@mui/material';
import type { ReactNode } from 'react';

interface HeldWhileSavingProps {
  isSaving: boolean;
  children: ReactNode;
}

/** The fields of a form: nothing can be typed that the answer to what was sent would take away. */
export const HeldWhileSaving = ({ isSaving, children }: HeldWhileSavingProps) => (
  <Stack spacing={2} inert={isSaving} sx={{ opacity: isSaving ? 0.6 : 1 }}>
    {children}
  </Stack>
);

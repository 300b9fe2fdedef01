import { Box, Stack } from '@mui/material';
import type { Lookup } from '@shop/contracts/rest/lookups';

/** The name, and of a colour a spot of it. */
export const LookupName = ({ lookup: { name, hex } }: { lookup: Lookup }) => (
  <Stack component="span" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
    {hex && (
      <Box
        component="span"
        aria-hidden
        sx={{ width: 20, height: 20, borderRadius: '50%', bgcolor: hex, border: 1, borderColor: 'divider' }}
      />
    )}
    <span>{name}</span>
  </Stack>
);

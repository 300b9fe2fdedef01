import { Box, Button, Stack, type SxProps, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface PrevNextProps {
  page: number;
  /** At least one page is told of. */
  pages: number;
  onPage: (page: number) => void;
  /** What stands on the page, beneath its number. */
  children?: ReactNode;
  sx?: SxProps;
}

/** One page back, one on, and which this is. */
export const PrevNext = ({ page, pages, onPage, children, sx = {} }: PrevNextProps) => (
  <Stack direction="row" spacing={2} sx={[{ alignItems: 'center' }, ...(Array.isArray(sx) ? sx : [sx])]}>
    <Button
      disabled={page <= 1}
      onClick={() => {
        onPage(page - 1);
      }}
    >
      Prev
    </Button>
    <Box sx={{ textAlign: 'center' }}>
      <Typography variant="body2">
        Page {page} of {Math.max(1, pages)}
      </Typography>
      {children}
    </Box>
    <Button
      disabled={page >= pages}
      onClick={() => {
        onPage(page + 1);
      }}
    >
      Next
    </Button>
  </Stack>
);

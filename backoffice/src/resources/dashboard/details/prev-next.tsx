import { Button, Stack, Typography } from '@mui/material';

interface PrevNextProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** One page back, one on, and which this is. */
export const PrevNext = ({ page, pages, onPage }: PrevNextProps) => (
  <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
    <Button
      disabled={page <= 1}
      onClick={() => {
        onPage(page - 1);
      }}
    >
      Prev
    </Button>
    <Typography variant="body2">
      Page {page} of {Math.max(1, pages)}
    </Typography>
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

import { Button, Paper } from '@mui/material';
import type { PublicPage } from '@shop/contracts/rest/public-pages';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { onceById } from './once-by-id.ts';

const ALL = 1000;

/** From page to page: each leads to its sections. */
export function PageNav({ current }: { current?: number }) {
  const { data = [] } = useGetList<PublicPage>('public-pages', {
    pagination: { page: 1, perPage: ALL },
    sort: { field: 'title', order: 'ASC' },
  });
  if (data.length === 0) return null;
  return (
    <Paper
      component="nav"
      variant="outlined"
      aria-label="Pages"
      // However many there are, they widen no screen.
      sx={{ p: 0.5, display: 'flex', overflowX: 'auto', contain: 'inline-size' }}
    >
      {onceById(data).map(({ id, title }) => (
        <Button
          key={id}
          component={Link}
          to={`/public-pages/${id}/origins`}
          aria-current={id === current ? 'page' : undefined}
          sx={{ flexShrink: 0, minHeight: 44, '&[aria-current]': { bgcolor: 'action.selected' } }}
        >
          {title}
        </Button>
      ))}
    </Paper>
  );
}

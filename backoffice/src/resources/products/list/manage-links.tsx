import { Button, Stack } from '@mui/material';
import { Link } from 'react-router-dom';

const LISTS = [
  { to: '/colors', label: 'Manage Colours' },
  { to: '/sizes', label: 'Manage Sizes' },
  { to: '/categories', label: 'Manage Categories' },
  { to: '/subcategories', label: 'Manage Subcategories' },
];

/** The lists that products choose from. */
export const ManageLinks = () => (
  <Stack component="nav" aria-label="What products choose from" direction="row" sx={{ mt: 1, flexWrap: 'wrap' }}>
    {LISTS.map(({ to, label }) => (
      <Button key={to} component={Link} to={to} size="small" sx={{ minHeight: { xs: 44, md: 32 } }}>
        {label}
      </Button>
    ))}
  </Stack>
);

import { Button, Stack } from '@mui/material';
import { Link } from 'react-router-dom';

const SCREENS = [
  { to: 'show', label: 'View' },
  { to: '', label: 'Edit details' },
  { to: 'variants', label: 'Colours and sizes' },
  { to: 'images', label: 'Pictures' },
  { to: 'videos', label: 'Videos' },
];

/** The other screens of a product. */
export const ProductLinks = ({ id, here }: { id: number; here: '' | 'variants' | 'images' | 'videos' }) => (
  <Stack component="nav" aria-label="This product" direction="row" sx={{ my: 1, flexWrap: 'wrap' }}>
    {SCREENS.filter(({ to }) => to !== here).map(({ to, label }) => (
      <Button key={to} component={Link} to={`/products/${id}/${to}`.replace(/\/$/, '')} sx={{ minHeight: 44 }}>
        {label}
      </Button>
    ))}
  </Stack>
);

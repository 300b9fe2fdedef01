import { Button } from '@mui/material';
import { Link } from 'react-router-dom';

const SCREENS = [
  { label: 'Edit', to: '' },
  { label: 'Colours and sizes', to: '/variants' },
  { label: 'Edit image', to: '/images' },
  { label: 'Edit video', to: '/videos' },
];

/** The screens on which a product is changed and deleted. */
export const WaysToChange = ({ id }: { id: number }) => (
  <>
    {SCREENS.map(({ label, to }) => (
      <Button key={label} component={Link} to={`/products/${id}${to}`} sx={{ minHeight: 44 }}>
        {label}
      </Button>
    ))}
    <Button component={Link} to={`/products/${id}/delete`} color="error" sx={{ minHeight: 44 }}>
      Delete
    </Button>
  </>
);

import { Chip, List, ListItem, ListItemButton, ListItemText, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { Unread } from '../../components/figures/unread.tsx';
import { LOW_STOCK_PIECES } from '../../components/figures/nearly-gone.ts';
import { useLowStock } from '../../components/figures/use-low-stock.ts';
import { Section } from '../../components/records/section.tsx';

const SHOWN = 5;

/** What is nearly gone, the fewest pieces first. */
export function LowStock() {
  const { products, error, refetch } = useLowStock();
  return (
    <Section title="Low stock" subheader={`Garments with ${LOW_STOCK_PIECES} pieces or fewer`}>
      {error ? (
        <Unread onRetry={() => void refetch()} />
      ) : products?.length === 0 ? (
        <Typography>Nothing is nearly gone.</Typography>
      ) : products ? (
        <List disablePadding sx={{ mx: -2 }}>
          {products.slice(0, SHOWN).map(({ id, name, stock }) => (
            <ListItem key={id} disablePadding divider>
              <ListItemButton component={Link} to={`/products/${id}`}>
                <ListItemText primary={name} />
                <Chip
                  size="small"
                  variant="outlined"
                  color={stock === 0 ? 'error' : 'warning'}
                  label={`${stock} left`}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      ) : (
        <Skeleton variant="rounded" height={160} />
      )}
    </Section>
  );
}

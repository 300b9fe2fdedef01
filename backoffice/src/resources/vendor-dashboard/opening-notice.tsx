import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Alert, Box, Link as Anchor, Typography } from '@mui/material';
import type { Vendor } from '@shop/contracts/rest/vendors';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { openingSteps } from './opening-steps.ts';

/** Why the shop can't be seen yet, and exactly what to do next. */
export function OpeningNotice({ shop }: { shop: Vendor }) {
  const { total: products = 0 } = useGetList('products', { pagination: { page: 1, perPage: 1 } });
  return (
    <Alert severity="warning">
      <Typography component="strong" sx={{ fontWeight: 700 }}>
        Your shop is not open yet: customers can’t see it. What to do next:
      </Typography>
      <Box component="ol" sx={{ m: 0, mt: 1, p: 0, display: 'grid', gap: 1, listStyle: 'none' }}>
        {openingSteps(shop, products).map(({ label, isDone, to }) => (
          <Box component="li" key={label} sx={{ display: 'flex', gap: 1 }}>
            {isDone ? <DoneIcon titleAccess="Done:" color="success" /> : <OpenIcon titleAccess="To do:" />}
            {to ? (
              <Anchor component={Link} to={to} color="inherit">
                {label}
              </Anchor>
            ) : (
              <span>{label}</span>
            )}
          </Box>
        ))}
      </Box>
    </Alert>
  );
}

import { Alert, Button, Link as MuiLink, Typography } from '@mui/material';
import type { Vendor } from '@shop/contracts/rest/vendors';
import { Link } from 'react-router-dom';

/** How the shop stands, and what to do next. */
export function StoreNotice({ shop: { id, isActive } }: { shop: Vendor }) {
  if (isActive)
    return (
      <Alert
        severity="success"
        action={
          <Button color="inherit" href={`/customer/browse?vendor=${id}`} target="_blank">
            See it as customers do
          </Button>
        }
      >
        Your shop is open.
      </Alert>
    );
  return (
    <Alert severity="warning">
      <Typography component="strong" sx={{ fontWeight: 700 }}>
        Your shop is not open yet: customers can’t see it.
      </Typography>
      <Typography component="ol" variant="body2" sx={{ my: 1, pl: 2.5 }}>
        <li>Fill in the details below, so that customers and agents can find and call you.</li>
        <li>
          <MuiLink component={Link} to="/products/create" color="inherit">
            List your garments
          </MuiLink>
          ; they wait until the shop opens.
        </li>
        <li>An admin looks through your shop and activates it. Then your garments are on sale.</li>
      </Typography>
    </Alert>
  );
}

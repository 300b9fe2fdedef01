import AddIcon from '@mui/icons-material/AddOutlined';
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import type { Vendor } from '@shop/contracts/rest/vendors';
import { Link } from 'react-router-dom';
import { Unread } from '../../components/figures/unread.tsx';
import { useRead } from '../../data/use-read.ts';
import { OpeningNotice } from './opening-notice.tsx';
import { ORDERS_TO_ACCEPT } from './orders-to-accept.ts';

const large = { minHeight: 56, px: 3, fontSize: '1rem', flexGrow: { xs: 1, sm: 0 } };

/** The shop's name, what is to be done before it opens, and the two buttons that are pressed most. */
export function Greeting() {
  const { data: shop, error, refetch } = useRead<Vendor>('/vendors/me');
  return (
    <>
      <Box>
        <Typography variant="h2" component="h2">
          {shop ? `Welcome, ${shop.shopName}` : error ? 'Welcome' : <Skeleton width="16rem" />}
        </Typography>
        {error && <Unread sentence="Your shop can’t be read just now." onRetry={() => void refetch()} />}
      </Box>
      {shop && !shop.isActive && <OpeningNotice shop={shop} />}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button component={Link} to="/products/create" variant="contained" startIcon={<AddIcon />} sx={large}>
          List a garment
        </Button>
        <Button component={Link} to={ORDERS_TO_ACCEPT} variant="outlined" startIcon={<OrdersIcon />} sx={large}>
          Orders to accept
        </Button>
      </Stack>
    </>
  );
}

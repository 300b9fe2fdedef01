import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import { AppBar, LoadingIndicator, TitlePortal, ToggleThemeButton } from 'react-admin';
import { AccountMenu } from './account-menu.tsx';
import { useTabName } from './use-tab-name.ts';

/** A woven border, as the storefront has it. */
const BAND =
  'repeating-linear-gradient(90deg, #f2b233 0 14px, #0b6b4f 14px 22px, #b9432a 22px 30px, #221a14 30px 34px, #f2b233 34px 40px)';

/** A name that is too long ends in dots, which a box within the line would keep away; a screen reader reads it whole. */
const title = { fontSize: { xs: '1rem', sm: 'h6.fontSize' }, '& .RaConfigurable-root': { display: 'inline' } };

export function BackOfficeBar() {
  useTabName();
  return (
    <AppBar
      alwaysOn
      color="primary"
      userMenu={<AccountMenu />}
      toolbar={
        <>
          <Tooltip title="See the shop as customers do">
            <IconButton color="inherit" component="a" href="/" aria-label="See the shop">
              <StorefrontIcon />
            </IconButton>
          </Tooltip>
          <ToggleThemeButton />
          <LoadingIndicator />
        </>
      }
      sx={{ '& .RaAppBar-toolbar': { minHeight: 52 } }}
    >
      <Box component="span" sx={{ fontWeight: 700, mr: 2, display: { xs: 'none', sm: 'inline' } }}>
        Akwadaa
      </Box>
      <TitlePortal variant="h6" component="h1" sx={title} />
      <Box aria-hidden sx={{ position: 'absolute', insetInline: 0, bottom: 0, height: 4, background: BAND }} />
    </AppBar>
  );
}

import { type Theme, useMediaQuery } from '@mui/material';
import { Sidebar, type SidebarProps } from 'react-admin';

const asDialog = { paper: { 'aria-label': 'Menu' } };

/** The place of the menu. On a phone it opens over the screen, as a dialog, which needs a name. */
export function NamedSidebar(props: SidebarProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return <Sidebar {...props} {...(isPhone ? { slotProps: asDialog } : {})} />;
}

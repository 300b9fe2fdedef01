import { ListSubheader } from '@mui/material';
import { useSidebarState } from 'react-admin';

/** The heading of a group in the menu; hidden while the menu shows icons alone. */
export function MenuSection({ children }: { children: string }) {
  const [isOpen] = useSidebarState();
  if (!isOpen) return null;
  return (
    <ListSubheader component="div" disableSticky sx={{ bgcolor: 'transparent', lineHeight: '2.2rem', fontWeight: 700 }}>
      {children}
    </ListSubheader>
  );
}

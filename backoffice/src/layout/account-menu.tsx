import ProfileIcon from '@mui/icons-material/PersonOutlined';
import { Box, ListItemIcon, ListItemText, MenuItem, Typography } from '@mui/material';
import { Logout, UserMenu, useUserMenu } from 'react-admin';
import { Link } from 'react-router-dom';
import { useShop } from '../data/shop.tsx';

export function AccountMenu() {
  const { session } = useShop();
  return (
    <UserMenu label={`Profile of ${session.email}`}>
      <Box sx={{ px: 2, py: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 700 }}>
          {session.email}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {session.role}
        </Typography>
      </Box>
      <ProfileItem />
      <Logout />
    </UserMenu>
  );
}

function ProfileItem() {
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/profile" onClick={menu?.onClose}>
      <ListItemIcon>
        <ProfileIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Profile</ListItemText>
    </MenuItem>
  );
}

import AnalyticsIcon from '@mui/icons-material/InsightsOutlined';
import ClientsIcon from '@mui/icons-material/PeopleOutlined';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import EarningsIcon from '@mui/icons-material/SavingsOutlined';
import MessagesIcon from '@mui/icons-material/MailOutlined';
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import ProductsIcon from '@mui/icons-material/CheckroomOutlined';
import ProfileIcon from '@mui/icons-material/PersonOutlined';
import StoreIcon from '@mui/icons-material/StoreOutlined';
import TransactionsIcon from '@mui/icons-material/PaymentsOutlined';
import { Menu } from 'react-admin';

export const VendorMenu = () => (
  <Menu>
    <Menu.Item to="/dashboard" primaryText="Dashboard" leftIcon={<DashboardIcon />} />
    <Menu.Item to="/products" primaryText="Products" leftIcon={<ProductsIcon />} />
    <Menu.Item to="/orders" primaryText="Orders" leftIcon={<OrdersIcon />} />
    <Menu.Item to="/transactions" primaryText="Transactions" leftIcon={<TransactionsIcon />} />
    <Menu.Item to="/earnings" primaryText="Earnings" leftIcon={<EarningsIcon />} />
    <Menu.Item to="/analytics" primaryText="Analytics" leftIcon={<AnalyticsIcon />} />
    <Menu.Item to="/messages" primaryText="Messages" leftIcon={<MessagesIcon />} />
    <Menu.Item to="/clients" primaryText="Clients" leftIcon={<ClientsIcon />} />
    <Menu.Item to="/settings" primaryText="Store Settings" leftIcon={<StoreIcon />} />
    <Menu.Item to="/profile" primaryText="Profile" leftIcon={<ProfileIcon />} />
  </Menu>
);

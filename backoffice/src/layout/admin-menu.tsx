import AgentsIcon from '@mui/icons-material/TwoWheelerOutlined';
import AnalyticsIcon from '@mui/icons-material/InsightsOutlined';
import BrandsIcon from '@mui/icons-material/SellOutlined';
import CartsIcon from '@mui/icons-material/ShoppingCartOutlined';
import CategoriesIcon from '@mui/icons-material/CategoryOutlined';
import ColoursIcon from '@mui/icons-material/PaletteOutlined';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import DeliveriesIcon from '@mui/icons-material/LocalShippingOutlined';
import ImagesIcon from '@mui/icons-material/ImageOutlined';
import LogsIcon from '@mui/icons-material/ArticleOutlined';
import MaterialsIcon from '@mui/icons-material/TextureOutlined';
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import OriginsIcon from '@mui/icons-material/PublicOutlined';
import PagesIcon from '@mui/icons-material/WebOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import ProductsIcon from '@mui/icons-material/CheckroomOutlined';
import RolesIcon from '@mui/icons-material/BadgeOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import SizesIcon from '@mui/icons-material/StraightenOutlined';
import SubcategoriesIcon from '@mui/icons-material/AccountTreeOutlined';
import TagsIcon from '@mui/icons-material/LabelOutlined';
import UsersIcon from '@mui/icons-material/PeopleOutlined';
import VendorsIcon from '@mui/icons-material/StoreOutlined';
import VideosIcon from '@mui/icons-material/MovieOutlined';
import { Menu } from 'react-admin';
import { MenuSection } from './menu-section.tsx';

export const AdminMenu = () => (
  <Menu>
    <Menu.Item to="/dashboard" primaryText="Dashboard" leftIcon={<DashboardIcon />} />
    <Menu.Item to="/settingspage" primaryText="Analytics" leftIcon={<AnalyticsIcon />} />
    <MenuSection>Selling</MenuSection>
    <Menu.Item to="/orders" primaryText="Orders" leftIcon={<OrdersIcon />} />
    <Menu.Item to="/deliveries" primaryText="Deliveries" leftIcon={<DeliveriesIcon />} />
    <Menu.Item to="/payments" primaryText="Payments" leftIcon={<PaymentsIcon />} />
    <Menu.Item to="/carts" primaryText="Carts" leftIcon={<CartsIcon />} />
    <MenuSection>Catalogue</MenuSection>
    <Menu.Item to="/products" primaryText="Products" leftIcon={<ProductsIcon />} />
    <Menu.Item to="/categories" primaryText="Categories" leftIcon={<CategoriesIcon />} />
    <Menu.Item to="/subcategories" primaryText="Subcategories" leftIcon={<SubcategoriesIcon />} />
    <Menu.Item to="/colors" primaryText="Colours" leftIcon={<ColoursIcon />} />
    <Menu.Item to="/sizes" primaryText="Sizes" leftIcon={<SizesIcon />} />
    <Menu.Item to="/brands" primaryText="Brands" leftIcon={<BrandsIcon />} />
    <Menu.Item to="/materials" primaryText="Materials" leftIcon={<MaterialsIcon />} />
    <Menu.Item to="/origins" primaryText="Origins" leftIcon={<OriginsIcon />} />
    <Menu.Item to="/tags" primaryText="Tags" leftIcon={<TagsIcon />} />
    <MenuSection>People</MenuSection>
    <Menu.Item to="/users" primaryText="Users" leftIcon={<UsersIcon />} />
    <Menu.Item to="/vendors" primaryText="Vendors" leftIcon={<VendorsIcon />} />
    <Menu.Item to="/deliveryAgents" primaryText="Delivery agents" leftIcon={<AgentsIcon />} />
    <Menu.Item to="/roles" primaryText="Roles" leftIcon={<RolesIcon />} />
    <MenuSection>Site</MenuSection>
    <Menu.Item to="/public-pages" primaryText="Pages" leftIcon={<PagesIcon />} />
    <Menu.Item to="/imagesliders" primaryText="Image sliders" leftIcon={<ImagesIcon />} />
    <Menu.Item to="/videosliders" primaryText="Video sliders" leftIcon={<VideosIcon />} />
    <Menu.Item to="/settings" primaryText="Settings" leftIcon={<SettingsIcon />} />
    <Menu.Item to="/logreports" primaryText="Log reports" leftIcon={<LogsIcon />} />
  </Menu>
);

import type { Logger } from '@shop/chassis/log/logger';
import type { Downstream } from '../downstream/downstream.ts';
import { addressRoutes } from './addresses.ts';
import { auditRoutes } from './audit.ts';
import { authRoutes } from './auth.ts';
import { cartRecordRoutes } from './cart-records.ts';
import { cartRoutes } from './carts.ts';
import { contentRoutes } from './content.ts';
import { dashboardTableRoutes } from './dashboard-tables.ts';
import { dashboardRoutes } from './dashboard.ts';
import { deliveryRoutes } from './deliveries.ts';
import { deliveryAgentRoutes } from './delivery-agents.ts';
import { logReportRoutes } from './log-reports.ts';
import { lookupRoutes } from './lookups.ts';
import { orderChangeRoutes } from './order-changes.ts';
import { orderListRoutes } from './order-lists.ts';
import { orderRoutes } from './orders.ts';
import { payingRoutes } from './paying.ts';
import { paymentRoutes } from './payments.ts';
import { productChangeRoutes } from './product-changes.ts';
import { productRoutes } from './products.ts';
import { publicPageRoutes } from './public-pages.ts';
import { roleRoutes } from './roles.ts';
import type { Route } from './route.ts';
import { sliderRoutes } from './sliders.ts';
import { userRoutes } from './users.ts';
import { vendorRoutes } from './vendors.ts';
import { vendorFigureRoutes } from './vendor-figures.ts';

/** Every call of the documented REST surface, what is asked most first: routes are looked through in this order. */
export const surface = (downstream: Downstream, logger: Logger): readonly Route[] => [
  ...productRoutes(downstream),
  ...lookupRoutes(downstream),
  ...contentRoutes(downstream, logger),
  ...publicPageRoutes(downstream),
  ...sliderRoutes(downstream),
  ...cartRoutes(downstream),
  ...authRoutes(downstream),
  ...userRoutes(downstream),
  ...addressRoutes(downstream),
  ...payingRoutes(downstream),
  ...paymentRoutes(downstream, logger),
  ...orderListRoutes(downstream, logger),
  ...orderRoutes(downstream, logger),
  ...orderChangeRoutes(downstream, logger),
  ...productChangeRoutes(downstream),
  ...vendorFigureRoutes(downstream),
  ...vendorRoutes(downstream, logger),
  ...roleRoutes(downstream),
  ...deliveryAgentRoutes(downstream),
  ...deliveryRoutes(downstream, logger),
  ...cartRecordRoutes(downstream, logger),
  ...dashboardRoutes(downstream, logger),
  ...dashboardTableRoutes(downstream, logger),
  ...logReportRoutes(downstream),
  ...auditRoutes(downstream, logger),
];

import { runService } from '@shop/chassis/process/run-service';
import { buildOrders } from './service.ts';

await runService('orders', buildOrders);

import { runService } from '@shop/chassis/process/run-service';
import { buildPayment } from './service.ts';

await runService('payment', buildPayment);

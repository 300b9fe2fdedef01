import { runService } from '@shop/chassis/process/run-service';
import { buildIdentity } from './service.ts';

await runService('identity', buildIdentity);

import { runService } from '@shop/chassis/process/run-service';
import { buildCatalog } from './service.ts';

await runService('catalog', buildCatalog);

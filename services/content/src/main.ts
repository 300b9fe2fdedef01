import { runService } from '@shop/chassis/process/run-service';
import { buildContent } from './service.ts';

await runService('content', buildContent);

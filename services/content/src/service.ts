import { Slots } from '@shop/chassis/bus/slots';
import { readConfig } from '@shop/chassis/config/read-config';
import { createHttpApp } from '@shop/chassis/http/http-app';
import { type Relay, startRelay } from '@shop/chassis/events/relay';
import type { BuildService } from '@shop/chassis/process/service-parts';
import { auditRoutes } from './audit-trail/audit-routes.ts';
import { writeAuditTrailOnEvents } from './audit-trail/write-audit-trail-on-events.ts';
import { contentConfigSchema } from './content-config.ts';
import { logReportRoutes } from './log-report/log-report-routes.ts';
import { writeLogReportOnEvents } from './log-report/write-log-report-on-events.ts';
import { logoRoutes } from './logo/logo-routes.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { privateMediaRoutes } from './media/private-media-routes.ts';
import { removeLeftovers } from './media/remove-leftovers.ts';
import { removePrivateMediaOnUserDeleted } from './media/remove-private-media-on-user-deleted.ts';
import { pageRoutes } from './page/page-routes.ts';
import { sectionRoutes } from './page/section-routes.ts';
import { settingsRoutes } from './settings/settings-routes.ts';
import { sliderRoutes } from './slider/slider-routes.ts';

/** Ten pictures at once would take a small machine's memory and processors from everybody else. */
const IMAGES_AT_ONCE = 2;

/** Media, logo, sliders, public pages, settings, log reports and the audit trail. */
export const buildContent: BuildService = (parts) => {
  const { bus, database, env, jwks, logger, metrics, newId, now, outbox, pausePoint, verifier } = parts;
  const { MEDIA_DIR: mediaDir } = readConfig(contentConfigSchema, env);
  const app = createHttpApp({
    service: 'content',
    logger,
    metrics,
    verifier,
    jwks,
    readiness: { database: () => database.ping() },
    routes: (router) => {
      privateMediaRoutes(router, { database, mediaDir });
      mediaRoutes(router, { database, mediaDir, imageSlots: new Slots(IMAGES_AT_ONCE), now, newId });
      logoRoutes(router, { database, outbox, now });
      sliderRoutes(router, { database, outbox, now });
      pageRoutes(router, { database, outbox, now });
      sectionRoutes(router, { database, outbox, now });
      settingsRoutes(router, { database, outbox });
      logReportRoutes(router, { database, outbox });
      auditRoutes(router, { database });
    },
  });
  let relay: Relay | undefined;
  return {
    app,
    subscribe: async () => {
      await writeLogReportOnEvents(bus, { database, now });
      await writeAuditTrailOnEvents(bus, { database });
      await removePrivateMediaOnUserDeleted(bus, { database, mediaDir });
    },
    start: async () => {
      await removeLeftovers(mediaDir, now());
      relay = startRelay({ database, bus, outbox, logger, metrics, pausePoint });
    },
    stop: async () => relay?.stop(),
  };
};

import { fixedHeaders } from '@shop/chassis/http/fixed-headers';
import type express from 'express';

/** Whether people reach the shop over TLS alone. Plain http, as on a developer's machine, must stay reachable. */
export const isOverTls = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/**
 * Headers of pages. Scripts come from this origin alone. Pictures may also come from other hosts: admins put their
 * addresses on public pages, and map tiles are one's own choice of server.
 */
export function pageSecurity(publicUrl: string): express.RequestHandler {
  const overTls = isOverTls(publicUrl);
  return fixedHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'http:', 'https:'],
        // React sets style attributes; no style sheet of another origin is loaded.
        styleSrc: ["'self'", "'unsafe-inline'"],
        ...(overTls ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: overTls,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}

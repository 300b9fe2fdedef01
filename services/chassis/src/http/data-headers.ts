import type express from 'express';
import { fixedHeaders } from './fixed-headers.ts';

/**
 * Headers of answers that are data: nobody guesses their type, frames them, or loads anything by them. What only tells browsers
 * how to treat a page is left out.
 */
export const dataHeaders = ({ overTls }: { overTls: boolean }): express.RequestHandler =>
  fixedHeaders({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: overTls,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });

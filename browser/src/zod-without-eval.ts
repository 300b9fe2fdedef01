/**
 * The shop's content security policy forbids eval. Zod finds that out by trying, which browsers report as a violation;
 * this setting, which must stand before any schema is loaded, spares the attempt.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

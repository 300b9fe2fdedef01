export { readCatalogAudit } from './audit/read-catalog-audit.ts';
export type { CatalogAudit } from './audit/read-catalog-audit.ts';
export { readReservations, readSales } from './audit/read-reservations.ts';
export type { AuditedReservation, AuditedSale } from './audit/read-reservations.ts';
export { republishCatalog } from './replay/republish-catalog.ts';
export { buildCatalog } from './service.ts';

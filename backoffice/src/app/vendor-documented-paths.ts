import type { DocumentedPaths } from './documented-paths.tsx';

/** Addresses below /vendor that people have in their links, and the screens' own. */
export const vendorDocumentedPaths: DocumentedPaths = {
  'VendorViewProduct/:id': '/products/:id/show',
};

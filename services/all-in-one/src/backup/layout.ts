import { join } from 'node:path';
import type { DatabaseName } from '../stores.ts';
import { MANIFEST } from './manifest.ts';

/** A backup holds personal data and the keys that tokens are signed with: nobody else on the machine may read it. */
export const FOLDER_MODE = 0o700;
export const FILE_MODE = 0o600;

/** Where in a backup's folder everything lies. */
export const manifestIn = (folder: string) => join(folder, MANIFEST);
export const databaseIn = (folder: string, database: DatabaseName) => join(folder, database);
export const tableIn = (folder: string, database: DatabaseName, table: string) =>
  join(databaseIn(folder, database), `${table}.copy.gz`);
export const mediaIn = (folder: string) => join(folder, 'media');

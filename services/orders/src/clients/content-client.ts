import { settingsViewSchema } from '@shop/contracts/services/content';
import type { SettingsView } from '@shop/contracts/services/content';
import type { HttpClient } from '@shop/chassis/http-client/http-client';

export interface ContentClient {
  settings(): Promise<SettingsView>;
}

export const createContentClient = (http: HttpClient): ContentClient => ({
  settings: () => http.call({ method: 'GET', path: '/settings', token: null, answer: settingsViewSchema }),
});

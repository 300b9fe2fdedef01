import type { Readable } from 'node:stream';
import type { HttpClient } from '@shop/chassis/http-client/http-client';
import { type ListQuery, listQueryText, pageSchema } from '@shop/contracts/list';
import type { LogReportChange } from '@shop/contracts/rest/log-reports';
import {
  type NewPage,
  type NewSection,
  type PageChange,
  pageSectionSchema,
  publicPageSchema,
  type SectionChange,
  sectionImageSchema,
} from '@shop/contracts/rest/public-pages';
import {
  addressesOfMediaSchema,
  auditViewSchema,
  logReportViewSchema,
  type NewSlider,
  type SettingsInput,
  settingsViewSchema,
  type SliderChange,
  type SliderKind,
  sliderViewSchema,
  storedMediaSchema,
  vendorLogReportSchema,
} from '@shop/contracts/services/content';

const publicPagesPage = pageSchema(publicPageSchema);
const sectionPage = pageSchema(pageSectionSchema);
const sliderPage = pageSchema(sliderViewSchema);
const logReportPage = pageSchema(logReportViewSchema);
const auditPage = pageSchema(auditViewSchema);
const vendorLogReportPage = pageSchema(vendorLogReportSchema);

/** A large file over a slow phone takes its time. */
const UPLOAD_DEADLINE_MS = 10 * 60_000;

type Query = ListQuery<string, object>;

/** The content service as the BFF asks it. */
export const createContent = (client: HttpClient) => ({
  logo: () => client.call({ method: 'GET', path: '/logo', answer: addressesOfMediaSchema }),

  sliderImages: () => client.call({ method: 'GET', path: '/sliders/image/addresses', answer: addressesOfMediaSchema }),

  changeLogo: (imageUrl: string) => client.call({ method: 'PUT', path: '/logo', json: { imageUrl }, answer: 'empty' }),

  changeSettings: (change: SettingsInput) =>
    client.call({ method: 'PUT', path: '/settings', json: change, answer: settingsViewSchema }),

  settings: () => client.call({ method: 'GET', path: '/settings', answer: settingsViewSchema }),

  /** With an owner the file is private: served to that user and to admins alone. */
  upload: (kind: 'image' | 'video', file: Readable, ownerId?: number) =>
    client.call({
      method: 'POST',
      path: '/media',
      query: { kind, ...(ownerId === undefined ? {} : { private: true, ownerId }) },
      raw: file,
      headers: { 'content-type': 'application/octet-stream' },
      answer: storedMediaSchema,
      deadlineMs: UPLOAD_DEADLINE_MS,
    }),

  pages: (query: Query) =>
    client.call({ method: 'GET', path: '/pages', query: listQueryText(query), answer: publicPagesPage }),

  page: (id: number) => client.call({ method: 'GET', path: `/pages/${id}`, answer: publicPageSchema }),

  addPage: (page: NewPage) => client.call({ method: 'POST', path: '/pages', json: page, answer: publicPageSchema }),

  changePage: (id: number, change: PageChange) =>
    client.call({ method: 'PUT', path: `/pages/${id}`, json: change, answer: publicPageSchema }),

  deletePage: (id: number) => client.call({ method: 'DELETE', path: `/pages/${id}`, answer: 'empty' }),

  sections: (pageId: number, query: Query) =>
    client.call({
      method: 'GET',
      path: `/pages/${pageId}/sections`,
      query: listQueryText(query),
      answer: sectionPage,
    }),

  addSection: (pageId: number, section: NewSection) =>
    client.call({ method: 'POST', path: `/pages/${pageId}/sections`, json: section, answer: pageSectionSchema }),

  changeSection: (id: number, change: SectionChange) =>
    client.call({ method: 'PUT', path: `/sections/${id}`, json: change, answer: pageSectionSchema }),

  deleteSection: (id: number) => client.call({ method: 'DELETE', path: `/sections/${id}`, answer: 'empty' }),

  addSectionImage: (sectionId: number, imageUrl: string) =>
    client.call({
      method: 'POST',
      path: `/sections/${sectionId}/images`,
      json: { imageUrl },
      answer: sectionImageSchema,
    }),

  deleteSectionImage: (id: number) => client.call({ method: 'DELETE', path: `/section-images/${id}`, answer: 'empty' }),

  sliders: (kind: SliderKind, query: Query) =>
    client.call({
      method: 'GET',
      path: `/sliders/${kind}`,
      query: listQueryText(query),
      answer: sliderPage,
    }),

  slider: (kind: SliderKind, id: number) =>
    client.call({ method: 'GET', path: `/sliders/${kind}/${id}`, answer: sliderViewSchema }),

  addSlider: (kind: SliderKind, slider: NewSlider) =>
    client.call({ method: 'POST', path: `/sliders/${kind}`, json: slider, answer: sliderViewSchema }),

  changeSlider: (kind: SliderKind, id: number, change: SliderChange) =>
    client.call({ method: 'PUT', path: `/sliders/${kind}/${id}`, json: change, answer: sliderViewSchema }),

  deleteSlider: (kind: SliderKind, id: number) =>
    client.call({ method: 'DELETE', path: `/sliders/${kind}/${id}`, answer: 'empty' }),

  logReports: (query: Query) =>
    client.call({
      method: 'GET',
      path: '/log-reports',
      query: listQueryText(query),
      answer: logReportPage,
    }),

  logReport: (id: number) => client.call({ method: 'GET', path: `/log-reports/${id}`, answer: logReportViewSchema }),

  changeLogReport: (id: number, change: LogReportChange) =>
    client.call({ method: 'PUT', path: `/log-reports/${id}`, json: change, answer: logReportViewSchema }),

  deleteLogReport: (id: number) => client.call({ method: 'DELETE', path: `/log-reports/${id}`, answer: 'empty' }),

  audit: (query: Query) =>
    client.call({ method: 'GET', path: '/audit', query: listQueryText(query), answer: auditPage }),

  /** The newest reports about these vendors' records. */
  logReportsOfVendors: async (vendorIds: readonly number[]) => {
    const { rows } = await client.call({
      method: 'GET',
      path: '/log-reports',
      query: { filter: JSON.stringify({ vendorId: vendorIds }) },
      answer: vendorLogReportPage,
    });
    return rows;
  },

  discard: (mediaId: number) => client.call({ method: 'DELETE', path: `/media/${mediaId}`, answer: 'empty' }),
});

export type Content = ReturnType<typeof createContent>;

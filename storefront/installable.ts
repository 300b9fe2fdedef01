import type { VitePWAOptions } from 'vite-plugin-pwa';

const WEEK_S = 7 * 24 * 3600;
const MONTH_S = 30 * 24 * 3600;
/** On a bad line, what was there last time shows after these waits. A price that has changed is worth a longer one. */
const PAGE_PATIENCE_S = 4;
const ANSWER_PATIENCE_S = 10;

/**
 * The shop on a phone's home screen, and what its service worker keeps: the parts of pages, pictures, and public answers for
 * when there is no connection. Nothing that was read with a token is ever kept, nor any page of the other applications and
 * of the payment provider. The functions are copied into the worker, so they stand alone.
 */
export const installable: Partial<VitePWAOptions> = {
  registerType: 'autoUpdate',
  injectRegister: false,
  includeManifestIcons: false,
  manifest: {
    id: '/',
    name: 'Akwadaa, children’s clothes',
    short_name: 'Akwadaa',
    description: 'Children’s clothes from shops all over Ghana, brought to your door.',
    lang: 'en-GH',
    start_url: '/',
    display: 'standalone',
    theme_color: '#0b6b4f',
    background_color: '#fff9f0',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Browse', url: '/customer/browse' },
      { name: 'My orders', url: '/customer/orders' },
    ],
  },
  workbox: {
    // Data costs money: only what every page needs is fetched ahead, the rest when it is first used.
    globPatterns: ['assets/{index,frame,rolldown-runtime}-*.{js,css}'],
    navigateFallback: null,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: true,
    runtimeCaching: [
      {
        urlPattern: ({ request, url, sameOrigin }) =>
          sameOrigin &&
          request.mode === 'navigate' &&
          // Nor what names a file, such as a picture that is opened by itself: it is no page.
          !/^\/(api|media|admin|vendor|paystack-sandbox)(\/|$)|\.[^./]+$/.test(url.pathname),
        handler: 'NetworkFirst',
        options: {
          cacheName: 'page',
          networkTimeoutSeconds: PAGE_PATIENCE_S,
          // One page serves every address, so one is kept.
          plugins: [{ cacheKeyWillBeUsed: () => Promise.resolve('/') }],
        },
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
        handler: 'CacheFirst',
        options: { cacheName: 'assets', expiration: { maxEntries: 120, maxAgeSeconds: MONTH_S } },
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/media\/(?!private\/).*\.webp$/.test(url.pathname),
        handler: 'CacheFirst',
        options: {
          cacheName: 'pictures',
          expiration: { maxEntries: 150, maxAgeSeconds: WEEK_S, purgeOnQuotaError: true },
        },
      },
      {
        urlPattern: ({ request, url, sameOrigin }) =>
          sameOrigin &&
          !request.headers.has('authorization') &&
          /^\/api\/(products|categories|sizes|colors|brands|vendors|settings|public-pages|images)(\/|$)/.test(
            url.pathname,
          ),
        handler: 'NetworkFirst',
        options: {
          cacheName: 'public-answers',
          networkTimeoutSeconds: ANSWER_PATIENCE_S,
          expiration: { maxEntries: 80, maxAgeSeconds: WEEK_S, purgeOnQuotaError: true },
        },
      },
    ],
  },
};

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressAssets } from './compress-assets.ts';
import { installable } from './installable.ts';
import { tellFirstLoads } from './tell-first-loads.ts';

const shop = 'http://localhost:8080';

/** The map is a page's part that few see, and as large as all the rest: it stays out. */
const EVERY_PAGE = [
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|swr|jwt-decode)[\\/]/,
  /browser[\\/]src[\\/](session|http|dates|phone|picture-sources)/,
  /storefront[\\/]src[\\/](lib|components(?![\\/]map)|app)[\\/]/,
  /storefront[\\/]src[\\/]features[\\/](lookups[\\/]|products[\\/](product-(card|grid|path|choice)|products-api|picture-sizes|colour-dots))/,
];
const FORMS = /node_modules[\\/](zod|react-hook-form|@hookform)[\\/]|contracts[\\/]src[\\/]/;

export default defineConfig({
  base: '/',
  plugins: [react(), tellFirstLoads(), compressAssets(), VitePWA(installable)],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The content security policy lets fonts and scripts come from the shop's own address only, never from data: URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Few files on a slow line: what every page needs, and what only forms need.
        codeSplitting: {
          groups: [
            { name: 'frame', test: (id: string) => EVERY_PAGE.some((part) => part.test(id)), priority: 2 },
            { name: 'forms', test: FORMS, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': shop, '/media': shop, '/paystack-sandbox': shop } },
});

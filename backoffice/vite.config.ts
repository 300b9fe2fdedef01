import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const shop = 'http://localhost:8080';

/** Its assets have a folder of their own beside the storefront's; its pages are those below /admin and /vendor. */
export default defineConfig({
  base: '/backoffice/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The content security policy lets fonts and scripts come from the shop's own address only, never from data: URLs.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
  },
  server: { proxy: { '/api': shop, '/media': shop, '/icons': shop } },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `KEELERADA_SERVER` is where the development server of the screens finds the product's own server. */
const server = process.env['KEELERADA_SERVER'] ?? 'http://localhost:8080';

/** Before compression; what is compressed has its limit in `e2e/src/performance-floors.ts` (nightly). */
const FIRST_SCREEN_LIMIT_KB = 1000;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { proxy: { '/api': server } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: FIRST_SCREEN_LIMIT_KB,
    rolldownOptions: {
      // One file for all that every page needs: 60 small files take a tenth more, for each is compressed on its own.
      output: { codeSplitting: { groups: [{ name: 'first-screen', tags: ['$initial'] }] } },
    },
  },
});

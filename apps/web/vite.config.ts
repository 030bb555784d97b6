import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `KEELERADA_SERVER` is where the development server of the screens finds the product's own server. */
const server = process.env['KEELERADA_SERVER'] ?? 'http://localhost:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { proxy: { '/api': server } },
  build: { outDir: 'dist', target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
});

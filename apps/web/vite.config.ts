import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** `KEELERADA_SERVER` is where the development server of the screens finds the product's own server. */
const server = process.env['KEELERADA_SERVER'] ?? 'http://localhost:8080';

/** Before compression; what is compressed has its limit in `e2e/src/performance-floors.ts` (nightly). */
const FIRST_SCREEN_LIMIT_KB = 1000;

const DEFINED_CALL = /^export const (\w+) = defineCall\(\s*('\w+'),\s*('[^']+'),/gmu;

/** A screen asks calls by method and path: their schemas, and the library that checks them, stay on the server. */
const callHeads: Plugin = {
  name: 'call-heads',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/contract\/src\/.*\.ts$/u, code: DEFINED_CALL },
    handler: (code) =>
      [
        `import { defineCall } from '@keelerada/contract/fields/call';`,
        ...Array.from(
          code.matchAll(DEFINED_CALL),
          ([, name, tag, address]) => `export const ${name} = defineCall(${tag}, ${address}, {});`,
        ),
      ].join('\n'),
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [...(process.env['VITEST'] ? [] : [callHeads]), react()],
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

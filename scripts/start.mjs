// `npm start`: installs and builds what is missing or changed, then serves the product (settings: docs/settings.md).
import { runBundle } from './run-bundle.mjs';
import { setupNode } from './setup-node.mjs';

async function start() {
  await setupNode();
  const { build } = await import('./build.mjs');
  await build();
  const { buildWeb } = await import('./build-web.mjs');
  await buildWeb();
  runBundle('main.js');
}

start().catch((error) => {
  console.error(`Keelerada could not start: ${error.message}`);
  process.exit(1);
});

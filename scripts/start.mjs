// `npm start`: sets up what is missing or changed, then serves the product. Settings are environment variables (README).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './run.mjs';
import { setupNode } from './setup-node.mjs';
import { setupPython } from './setup-python.mjs';

const PARENT_CHECK_MS = 1000;

async function start() {
  await setupNode();
  setupPython({ dev: false });
  const { build } = await import('./build.mjs');
  await build();
  const { buildWeb } = await import('./build-web.mjs');
  await buildWeb();
  const server = spawn(process.execPath, ['--enable-source-maps', join(ROOT, 'apps/server/dist/main.js')], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  // npm hands a signal to the shell between, which does not hand it on: where npm is gone, the server goes too.
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && server.kill('SIGTERM'), PARENT_CHECK_MS).unref();
  server.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

start().catch((error) => {
  console.error(`Keelerada could not start: ${error.message}`);
  process.exit(1);
});

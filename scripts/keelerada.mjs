// `npm run -s keelerada -- COMMAND ...`: the command line, set up and built like the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './run.mjs';
import { setupNode } from './setup-node.mjs';
import { setupPython } from './setup-python.mjs';

async function runCommandLine() {
  await setupNode();
  setupPython({ dev: false });
  const { build } = await import('./build.mjs');
  await build();
  // File names are meant from where the user stands: npm changes into the project and says where it was called.
  const cli = spawn(
    process.execPath,
    ['--enable-source-maps', join(ROOT, 'apps/server/dist/cli.js'), ...process.argv.slice(2)],
    { cwd: process.env.INIT_CWD ?? process.cwd(), stdio: 'inherit' },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => cli.kill(signal));
  cli.once('exit', (code, signal) => process.exit(signal ? 130 : (code ?? 1)));
}

runCommandLine().catch((error) => {
  console.error(error.message);
  process.exit(1);
});

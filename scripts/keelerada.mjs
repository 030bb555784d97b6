// `npm run -s keelerada -- COMMAND ...`: the command line, set up and built like the server.
import { runBundle } from './run-bundle.mjs';
import { setupNode } from './setup-node.mjs';
import { setupPython } from './setup-python.mjs';

async function runCommandLine() {
  await setupNode();
  setupPython({ dev: false });
  const { build } = await import('./build.mjs');
  await build();
  // File names are meant from where the user stands: npm changes into the project and says where it was called.
  runBundle('cli.js', { args: process.argv.slice(2), cwd: process.env.INIT_CWD ?? process.cwd() });
}

runCommandLine().catch((error) => {
  console.error(error.message);
  process.exit(1);
});

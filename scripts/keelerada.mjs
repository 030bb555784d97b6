// `npm run -s keelerada -- COMMAND ...`: the command line, set up and built like the server.
import { runBundle } from './run-bundle.mjs';
import { setupNode } from './setup-node.mjs';

async function runCommandLine() {
  await setupNode();
  const { build } = await import('./build.mjs');
  await build();
  // npm changes into the project folder; file names are relative to the folder in which the user called it.
  runBundle('cli.js', { args: process.argv.slice(2), cwd: process.env.INIT_CWD ?? process.cwd() });
}

runCommandLine().catch((error) => {
  console.error(error.message);
  process.exit(1);
});

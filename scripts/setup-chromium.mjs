// Finds Chromium for the browser tests and installs Debian's package where it is missing and this runs as root.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { run } from './run.mjs';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function findChromium() {
  return process.env.CHROMIUM_PATH ?? PATHS.find((path) => existsSync(path));
}

/** Resolves to the browser's path, or undefined with a clear line where there is none and it cannot be installed. */
export async function setupChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('Installing Chromium for the browser tests ...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['-qq', 'update'], { env });
    await run('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', 'chromium'], {
      env,
      capture: true,
    });
  }
  const installed = findChromium();
  if (installed === undefined)
    console.error('No Chromium found: the browser tests are skipped. Install it or set CHROMIUM_PATH.');
  return installed;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log((await setupChromium()) ?? '');

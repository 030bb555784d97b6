#!/usr/bin/node
// `keelerada COMMAND …`: the command line over the store of the systemd unit, as its user and with its settings. What the
// shell of the administrator has set does not count.
import { readUnit } from '../../scripts/read-unit.mjs';
import { runBundle } from '../../scripts/run-bundle.mjs';

const UNIT = '/etc/systemd/system/keelerada.service';

try {
  if (process.getuid() !== 0) throw new Error('Run it as root, who alone may read the settings of the site.');
  const { user, environment } = readUnit(UNIT);
  const { PATH, LANG, TERM } = process.env;
  runBundle('cli.js', {
    args: process.argv.slice(2),
    cwd: process.cwd(),
    env: { PATH, LANG, TERM, USER: user, LOGNAME: user, ...environment },
    user,
  });
} catch (error) {
  console.error(`keelerada: ${error.message}`);
  process.exit(2);
}

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call, LoadFigures } from './load-server';

const US_PER_MS = 1000;
const PATIENCE_S = 10;
const PRINTED = /^figures (?<p50>\S+) (?<p95>\S+) (?<requests>\d+) (?<errors>\d+)$/mu;

/** Whether the load generator wrk (a Debian package) is there. */
export function hasWrk(): boolean {
  return spawnSync('wrk', ['--version']).error === undefined;
}

/** The calls one after another, whichever connection is free; at the end the figures on a line of their own. */
function writeScript(calls: readonly Call[]): string {
  const requests = calls.map(
    ({ path, body }) =>
      `wrk.format("POST", "${path}", {["content-type"] = "application/json"}, [==[${JSON.stringify(body)}]==])`,
  );
  return `
local calls, turn = {}, 0
function init()
${requests.map((request, index) => `  calls[${index + 1}] = ${request}`).join('\n')}
end
function request()
  turn = turn + 1
  return calls[(turn - 1) % #calls + 1]
end
function done(summary, latency)
  local e = summary.errors
  local errors = e.connect + e.read + e.write + e.status + e.timeout
  print(string.format("figures %.0f %.0f %d %d", latency:percentile(50), latency:percentile(95), summary.requests, errors))
end
`;
}

/** Lets so many connections make the calls over and over for some seconds. Throws where wrk fails. */
export async function loadWithWrk(
  address: string,
  calls: readonly Call[],
  connections: number,
  seconds: number,
): Promise<LoadFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'keelerada-wrk-'));
  try {
    const script = join(folder, 'calls.lua');
    await writeFile(script, writeScript(calls));
    const options = ['-t1', `-c${connections}`, `-d${seconds}s`, `--timeout`, `${PATIENCE_S}s`];
    const child = spawn('wrk', [...options, '-s', script, address], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
    await once(child, 'close');
    const figures = PRINTED.exec(said)?.groups;
    if (figures === undefined) throw new Error(`wrk printed no figures:\n${said}`);
    return {
      requests: Number(figures['requests']),
      p50Ms: Number(figures['p50']) / US_PER_MS,
      p95Ms: Number(figures['p95']) / US_PER_MS,
      errors: Number(figures['errors']),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

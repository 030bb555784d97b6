import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { showProgress } from './show-progress';

function collect(isTTY: boolean) {
  const written: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done();
    },
  });
  return { written, stderr: Object.assign(stream, { isTTY }) };
}

describe('showProgress', () => {
  it('writes a line where a step begins and one where it ends, each once', () => {
    const { written, stderr } = collect(false);
    const progress = showProgress({ stderr });
    for (const done of [0, 10, 200, 200, 200]) progress.update('Reading texts', done, 200);
    for (const done of [0, 3, 3]) progress.update('Analysing texts', done, 3);
    progress.end();
    expect(written).toEqual([
      'Reading texts:  0 %\n',
      'Reading texts:100 %\n',
      'Analysing texts:  0 %\n',
      'Analysing texts:100 %\n',
    ]);
  });

  it('draws a bar on a terminal and takes it away', () => {
    const { written, stderr } = collect(true);
    const progress = showProgress({ stderr });
    progress.update('Reading texts', 1, 2);
    progress.end();
    expect(written[0]).toContain('█'.repeat(15) + '░'.repeat(15));
    expect(written[0]).toContain(' 50 %');
    expect(written.at(-1)).toBe('\r\u001b[K');
  });
});

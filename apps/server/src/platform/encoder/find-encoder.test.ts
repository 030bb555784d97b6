import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explainMissingEncoder, findEncoder } from './find-encoder';

describe('findEncoder', () => {
  it('says what is absent and what follows', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'keel-no-encoder-'));
    const reason = await explainMissingEncoder(folder);
    expect(reason).toContain(join(folder, 'encoder.onnx'));
    expect(reason).toContain('without the encoder');
  });

  it('finds the one of the product', async () => {
    expect(await explainMissingEncoder()).toBeNull();
  });

  it('says nothing where it is switched off', async () => {
    const lines: string[] = [];
    expect(await findEncoder({ encoder: 'off' }, (line) => lines.push(line))).toBe(false);
    expect(lines).toEqual([]);
  });
});

import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMorphologyClient } from './morphology-client';
import { MorphologyUnavailableError } from './morphology-errors';
import type { MorphologyClient } from './morphology-port';
import { startMorphologySupervisor, type MorphologySupervisor } from './morphology-supervisor';
import { PROJECT_PYTHON } from './open-morphology';

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe.skipIf(!existsSync(PROJECT_PYTHON))('the morphology client with a real worker', () => {
  let supervisor: MorphologySupervisor;
  let client: MorphologyClient;

  beforeAll(async () => {
    supervisor = await startMorphologySupervisor({
      python: PROJECT_PYTHON,
      workers: 1,
      log: () => undefined,
    });
    client = createMorphologyClient({ urls: supervisor.urls() });
  });

  afterAll(async () => {
    client.close();
    await supervisor.close();
  });

  it('gives every reading of an Estonian form', async () => {
    const [maja, unknown] = await client.analyseEstonian([
      { form: 'raamatukogudki', isSentenceInitial: false },
      { form: 'kvurtsudega', isSentenceInitial: false },
    ]);
    expect(maja?.isKnown).toBe(true);
    expect(maja?.analyses).toContainEqual({
      lemma: 'raamatukogu',
      root: 'raamatu_kogu',
      ending: 'd',
      clitic: 'ki',
      partOfSpeech: 'S',
      form: 'pl n',
    });
    expect(unknown?.isKnown).toBe(false);
    expect(unknown?.analyses.length).toBeGreaterThan(0);
  });

  it('answers more forms than one request holds, in their order, whatever they hold', async () => {
    const odd = ['', ' ', 'New York', '\ud800', 'a\0b', '😀', '-', 'x'.repeat(5_000), '"\\', '\u2028'];
    const forms = Array.from({ length: 5_001 }, (_, i) =>
      i % 10 === 9 ? (odd[((i / 10) % 10) | 0] ?? '') : 'ja',
    );
    const answers = await client.analyseEstonian(
      forms.map((form) => ({ form, isSentenceInitial: form === 'ja' })),
    );
    expect(answers).toHaveLength(forms.length);
    const misplaced = forms.filter(
      (form, i) => (form === 'ja') !== (answers[i]?.analyses[0]?.partOfSpeech === 'J'),
    );
    expect(misplaced).toEqual([]);
    expect(answers[79]).toEqual({ analyses: [], isKnown: false });
  });

  it('gives the readings of Russian words', async () => {
    const [readings] = await client.analyseRussian(['стали']);
    expect(readings?.map((reading) => reading.lemma)).toEqual(expect.arrayContaining(['стать', 'сталь']));
    expect(readings?.[0]?.tag).toMatch(/^[A-Z]+,/u);
    expect(readings?.[0]?.score).toBeGreaterThan(0);
  });

  it('spells, suggests and synthesises', async () => {
    expect(await client.checkSpelling(['raamat', 'ramat'])).toEqual([true, false]);
    const [correct, wrong] = await client.suggestSpellings(['raamat', 'ramat']);
    expect(correct).toEqual({ isCorrect: true, suggestions: [] });
    expect(wrong?.suggestions).toContain('raamat');
    expect(await client.synthesise([{ lemma: 'raamat', form: 'pl p', partOfSpeech: 'S' }])).toEqual([
      ['raamatuid'],
    ]);
  });

  it('answers an empty list without a request', async () => {
    expect(await createMorphologyClient({ urls: [] }).analyseEstonian([])).toEqual([]);
  });

  it('stops at once when the signal aborts', async () => {
    const words = Array.from({ length: 2_000 }, (_, i) => `vxale${i}sõxna`);
    const stop = new AbortController();
    const call = client.suggestSpellings(words, { signal: stop.signal });
    setTimeout(() => stop.abort(new Error('no longer wanted')), 50);
    await expect(call).rejects.toThrow('no longer wanted');
    await expect(client.checkSpelling(['ja'], { signal: stop.signal })).rejects.toThrow('no longer wanted');
    expect(await client.checkSpelling(['ja'])).toEqual([true]);
  });

  it('asks the next address when one is dead', async () => {
    const dead = createServer();
    const deadUrl = await listen(dead);
    await new Promise((resolve) => dead.close(resolve));
    const both = createMorphologyClient({ urls: [deadUrl, ...supervisor.urls()] });
    expect(await both.checkSpelling(['raamat'])).toEqual([true]);
    both.close();
  });
});

describe('the morphology client without a worker', () => {
  it('spreads requests over the addresses', async () => {
    const hits = [0, 0];
    const servers = hits.map((_, i) =>
      createServer((request, response) => {
        hits[i] = (hits[i] ?? 0) + 1;
        request.resume().on('end', () => setTimeout(() => response.end('{"words":[true]}'), 20));
      }),
    );
    const client = createMorphologyClient({ urls: await Promise.all(servers.map(listen)) });
    await Promise.all(Array.from({ length: 10 }, () => client.checkSpelling(['ja'])));
    expect(hits).toEqual([5, 5]);
    client.close();
    servers.forEach((server) => server.close());
  });

  it('sends a request twice at most when it breaks the connection each time', async () => {
    let hits = 0;
    const server = createServer((request) => {
      hits++;
      request.socket.destroy();
    });
    const client = createMorphologyClient({ urls: [await listen(server)] });
    await expect(client.checkSpelling(['ja'])).rejects.toThrow(MorphologyUnavailableError);
    expect(hits).toBe(2);
    client.close();
    server.close();
  });

  it('gives up with a clear error when nothing listens', async () => {
    const server = createServer();
    const url = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    const client = createMorphologyClient({ urls: [url] });
    await expect(client.checkSpelling(['ja'])).rejects.toThrow('The morphology worker does not answer');
    client.close();
    await expect(client.checkSpelling(['ja'])).rejects.toThrow('closed');
    await expect(createMorphologyClient({ urls: [] }).checkSpelling(['ja'])).rejects.toThrow(
      MorphologyUnavailableError,
    );
  });

  it('gives up when the worker takes longer than it may', async () => {
    const server = createServer();
    const client = createMorphologyClient({ urls: [await listen(server)], timeoutMs: 50 });
    await expect(client.checkSpelling(['ja'])).rejects.toThrow('no answer within 50 ms');
    client.close();
    server.closeAllConnections();
    server.close();
  });

  it('does not repeat a request that the worker refuses', async () => {
    let hits = 0;
    const server = createServer((_, response) => {
      hits++;
      response.statusCode = 413;
      response.end('{"code":"LIMIT_EXCEEDED","message":"too long"}');
    });
    const client = createMorphologyClient({ urls: [await listen(server)] });
    await expect(client.checkSpelling(['ja'])).rejects.toThrow(MorphologyUnavailableError);
    expect(hits).toBe(1);
    client.close();
    server.close();
  });

  it.each([
    'null',
    '"',
    '[]',
    '{"words":null}',
    '{"words":[]}',
    '{"words":[[true,[],[]]]}',
    '{"words":[null]}',
    '{"words":[7]}',
    '{"words":[[true,null]]}',
    '{"words":[["true",[]]]}',
    '{"words":[[true,[["lemma"]]]]}',
    '{"words":[[true,[[1,2,3,4,5,6]]]]}',
    '{"words":[[["a","b","0,5"]]]}',
    '<html>',
    '',
  ])('takes %s for no answer, whatever was asked', async (rubbish) => {
    const server = createServer((request, response) => {
      request.resume().on('end', () => response.end(rubbish));
    });
    const client = createMorphologyClient({ urls: [await listen(server)] });
    const calls: (() => Promise<unknown>)[] = [
      () => client.analyseEstonian([{ form: 'ja', isSentenceInitial: false }]),
      () => client.analyseRussian(['и']),
      () => client.checkSpelling(['ja']),
      () => client.suggestSpellings(['ja']),
      () => client.synthesise([{ lemma: 'ja', form: '' }]),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow(MorphologyUnavailableError);
    client.close();
    server.close();
  });

  it('answers calls while one worker hangs, and says within 10 s that none is left', async () => {
    const hung = createServer((request) => void request.resume());
    const healthy = createServer((request, response) => {
      request.resume().on('end', () => response.end('{"words":[true]}'));
    });
    const [hungUrl, url] = await Promise.all([listen(hung), listen(healthy)]);
    const both = createMorphologyClient({ urls: [hungUrl, url], timeoutMs: 200 });
    const calls = Array.from({ length: 6 }, () => both.checkSpelling(['ja']));
    expect(await Promise.all(calls)).toEqual(Array(6).fill([true]));
    const alone = createMorphologyClient({ urls: [hungUrl] });
    await expect(alone.checkSpelling(['ja'])).rejects.toThrow(MorphologyUnavailableError);
    for (const client of [both, alone]) client.close();
    for (const server of [hung, healthy]) server.closeAllConnections();
    for (const server of [hung, healthy]) server.close();
  }, 20_000);
});

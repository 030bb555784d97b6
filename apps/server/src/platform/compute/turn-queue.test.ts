import { describe, expect, it } from 'vitest';
import { ComputeQueueFullError } from './compute-errors';
import { ComputeLedger } from './compute-ledger';
import { TurnQueue } from './turn-queue';

/** A queue of one place, and the order in which those who waited were let in. */
function makeQueue(places = 1, room = 4) {
  const ledger = new ComputeLedger(null, () => 0);
  const queue = new TurnQueue(places, room, (client) => ledger.read(client));
  const letIn: string[] = [];
  const enter = (client: string, signal?: AbortSignal) =>
    queue.enter(client, signal).then(() => void letIn.push(client));
  return { ledger, queue, letIn, enter };
}

/** Lets what has been resolved go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the turns of clients', () => {
  it('give the place to a client that has lately cost less, whoever came first', async () => {
    const { ledger, queue, letIn, enter } = makeQueue();
    void enter('greedy');
    for (let call = 0; call < 3; call++) void enter('greedy');
    void enter('modest');
    ledger.add('greedy', 20);
    queue.leave('greedy');
    await settle();
    expect(letIn).toEqual(['greedy', 'modest']);
  });

  it('give the second place to another client than the first', async () => {
    const { queue, letIn, enter } = makeQueue(2);
    void enter('a');
    void enter('c');
    void enter('a');
    void enter('b');
    queue.leave('c');
    await settle();
    expect(letIn).toEqual(['a', 'c', 'b']);
  });

  it('leave room for others, and none beyond it', () => {
    const { queue, enter } = makeQueue();
    void enter('a');
    expect(queue.hasFreePlace).toBe(false);
    void enter('a');
    void enter('a');
    expect(queue.hasRoomFor('a')).toBe(false);
    expect(queue.hasRoomFor('b')).toBe(true);
    void enter('b');
    void enter('c');
    expect(queue.hasRoomFor('d')).toBe(false);
  });

  it('go on without a client that gives up', async () => {
    const { queue, letIn, enter } = makeQueue();
    const leaver = new AbortController();
    void enter('a');
    const given = enter('b', leaver.signal);
    void enter('c');
    leaver.abort();
    await expect(given).rejects.toMatchObject({ name: 'AbortError' });
    await expect(enter('b', leaver.signal)).rejects.toMatchObject({ name: 'AbortError' });
    queue.leave('a');
    await settle();
    expect(letIn).toEqual(['a', 'c']);
  });

  it('give the next place to the client with the fewest inside, among equals to who came first', async () => {
    const { queue, letIn, enter } = makeQueue(2);
    for (let call = 0; call < 4; call++) void enter('many');
    void enter('few');
    void enter('late');
    for (const client of ['many', 'few', 'late', 'many']) {
      await settle();
      queue.leave(client);
    }
    await settle();
    expect(letIn).toEqual(['many', 'many', 'few', 'late', 'many', 'many']);
  });
});

describe('the seconds of a client', () => {
  it('are forgotten at an even rate', () => {
    let now = 0;
    const ledger = new ComputeLedger({ seconds: 60, windowMs: 120_000 }, () => now);
    ledger.add('a', 90);
    expect(ledger.readWaitMs('a')).toBe(60_000);
    expect(ledger.readWaitMs('b')).toBe(0);
    now = 60_000;
    expect(ledger.readWaitMs('a')).toBe(0);
    expect(ledger.read('a')).toBe(60);
    now = 600_000;
    expect(ledger.read('a')).toBe(0);
  });

  it('tell who has waited too long to come again, and let the others in', async () => {
    const { queue, letIn, enter } = makeQueue();
    void enter('a');
    await expect(queue.enter('b', undefined, 5)).rejects.toBeInstanceOf(ComputeQueueFullError);
    void enter('c');
    queue.leave('a');
    await settle();
    expect(letIn).toEqual(['a', 'c']);
  });
});

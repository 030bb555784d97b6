import { describe, expect, it } from 'vitest';
import { ComputeQueueFullError } from './compute-errors';
import { ComputeLedger } from './compute-ledger';
import { TurnQueue } from './turn-queue';

/** A queue of one place, and the order in which those who waited were let in. */
function makeQueue(size = 1, room = 4) {
  const ledger = new ComputeLedger(null, () => 0);
  const queue = new TurnQueue(size, room, (client) => ledger.read(client));
  const admitted: string[] = [];
  const places = new Map<string, number>();
  const enter = (client: string, signal?: AbortSignal) =>
    queue.enter(client, signal).then((place) => {
      admitted.push(client);
      places.set(client, place);
    });
  const leave = async (client: string) => {
    await settle();
    queue.leave(places.get(client)!);
    await settle();
  };
  /** Gives the place of the client that was let in last to the others. */
  const giveWay = async (client: string) => {
    await settle();
    void queue.giveWay(places.get(client)!, new AbortController().signal).then(() => admitted.push(client));
    await settle();
  };
  return { ledger, queue, admitted, enter, leave, giveWay };
}

/** Lets what has been resolved go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the turns of clients', () => {
  it('give the place to a client that has lately cost less, whoever came first', async () => {
    const { ledger, admitted, enter, leave } = makeQueue();
    void enter('greedy');
    for (let call = 0; call < 3; call++) void enter('greedy');
    void enter('modest');
    ledger.add('greedy', 20);
    await leave('greedy');
    expect(admitted).toEqual(['greedy', 'modest']);
  });

  it('give the second place to another client than the first', async () => {
    const { admitted, enter, leave } = makeQueue(2);
    void enter('a');
    void enter('c');
    void enter('a');
    void enter('b');
    await leave('c');
    expect(admitted).toEqual(['a', 'c', 'b']);
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
    const { admitted, enter, leave } = makeQueue();
    const leaver = new AbortController();
    void enter('a');
    const given = enter('b', leaver.signal);
    void enter('c');
    leaver.abort();
    await expect(given).rejects.toMatchObject({ name: 'AbortError' });
    await expect(enter('b', leaver.signal)).rejects.toMatchObject({ name: 'AbortError' });
    await leave('a');
    expect(admitted).toEqual(['a', 'c']);
  });

  it('give the next place to the client with the fewest inside, among equals to who came first', async () => {
    const { admitted, enter, leave } = makeQueue(2);
    for (let call = 0; call < 4; call++) void enter('many');
    void enter('few');
    void enter('late');
    for (const client of ['many', 'few', 'late', 'many']) await leave(client);
    expect(admitted).toEqual(['many', 'many', 'few', 'late', 'many', 'many']);
  });
});

describe('a place that is given away', () => {
  it('comes back after one turn of each of the others', async () => {
    const { admitted, enter, leave, giveWay } = makeQueue();
    for (const client of ['a', 'b', 'c']) void enter(client);
    for (const client of ['a', 'b', 'c', 'a', 'b']) await giveWay(client);
    expect(admitted).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
    await leave('c');
    await leave('a');
    expect(admitted).toEqual(['a', 'b', 'c', 'a', 'b', 'c', 'a', 'b']);
  });

  it('is kept where nobody waits, and by the client that has cost least', async () => {
    const { ledger, admitted, enter, giveWay } = makeQueue();
    void enter('modest');
    await giveWay('modest');
    ledger.add('greedy', 20);
    void enter('greedy');
    await giveWay('modest');
    expect(admitted).toEqual(['modest', 'modest', 'modest']);
  });

  it('comes back to what a client has begun before what it has not', async () => {
    const { queue, admitted } = makeQueue();
    const tell = (what: string) => () => void admitted.push(what);
    const place = await queue.enter('a');
    void queue.enter('a').then(tell('second'));
    void queue.giveWay(place, new AbortController().signal).then(tell('first'));
    await settle();
    expect(admitted).toEqual(['first']);
  });

  it('is waited for while another one is free: what has begun stays in its thread', async () => {
    const { admitted, enter, leave, giveWay } = makeQueue(2);
    for (const client of ['a', 'b', 'c']) void enter(client);
    await giveWay('a');
    await leave('b');
    expect(admitted).toEqual(['a', 'b', 'c']);
    await leave('c');
    expect(admitted).toEqual(['a', 'b', 'c', 'a']);
  });

  it('is left to the others by a task that ends meanwhile', async () => {
    const { queue, admitted, enter, leave } = makeQueue();
    const [over, place] = [new AbortController(), await queue.enter('a')];
    void enter('b');
    const given = queue.giveWay(place, over.signal);
    void enter('c');
    over.abort();
    await expect(given).rejects.toMatchObject({ name: 'AbortError' });
    await leave('b');
    expect(admitted).toEqual(['b', 'c']);
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
    const { queue, admitted, enter, leave } = makeQueue();
    void enter('a');
    await expect(queue.enter('b', undefined, 5)).rejects.toBeInstanceOf(ComputeQueueFullError);
    void enter('c');
    await leave('a');
    expect(admitted).toEqual(['a', 'c']);
  });
});

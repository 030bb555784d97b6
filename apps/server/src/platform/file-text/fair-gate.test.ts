import { describe, expect, it } from 'vitest';
import { createFairGate } from './fair-gate';

/** Somebody at the gate, written down under a name when let in. */
function createQueue(size: number) {
  const gate = createFairGate(size);
  const entered: string[] = [];
  return {
    gate,
    entered,
    come: (name: string, owner: object, signal?: AbortSignal) =>
      gate.enter(owner, signal).then(() => void entered.push(name)),
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a fair gate', () => {
  it('gives the next place to the owner with the fewest inside, though another came first', async () => {
    const { gate, entered, come } = createQueue(2);
    const [many, few] = [{}, {}];
    for (const name of ['m1', 'm2', 'm3', 'm4']) void come(name, many);
    void come('f1', few);
    await settle();
    expect(entered).toEqual(['m1', 'm2']);
    gate.leave(many);
    await settle();
    expect(entered).toEqual(['m1', 'm2', 'f1']);
    gate.leave(many);
    await settle();
    expect(entered).toEqual(['m1', 'm2', 'f1', 'm3']);
  });

  it('keeps the order of arrival among equals', async () => {
    const { gate, entered, come } = createQueue(1);
    const owners = [{}, {}, {}];
    owners.forEach((owner, index) => void come(`${index}`, owner));
    for (const owner of owners) {
      await settle();
      gate.leave(owner);
    }
    expect(entered).toEqual(['0', '1', '2']);
  });

  it('lets go at once who does not wait any more, and counts only who is inside', async () => {
    const { gate, entered, come } = createQueue(1);
    const gone = new AbortController();
    const [first, second, third] = [{}, {}, {}];
    void come('first', first);
    const left = come('second', second, gone.signal);
    void come('third', third);
    gone.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    await expect(come('second', second, gone.signal)).rejects.toMatchObject({ name: 'AbortError' });
    gate.leave(first);
    await settle();
    expect(entered).toEqual(['first', 'third']);
  });
});

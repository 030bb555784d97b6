import { describe, expect, it } from 'vitest';
import { AnswerBuffers, freeAnswer } from './answer-buffers';

const MEGABYTE = 1 << 20;

describe('AnswerBuffers', () => {
  it('gives memory again only after it was freed', () => {
    const buffers = new AnswerBuffers();
    const first = buffers.lend(buffers.allocate(MEGABYTE).fill(1));
    const second = buffers.lend(buffers.allocate(MEGABYTE).fill(2));
    expect(second.buffer).not.toBe(first.buffer);
    expect(first.every((byte) => byte === 1)).toBe(true);
    freeAnswer(first);
    expect(buffers.allocate(MEGABYTE).buffer).toBe(first.buffer);
  });

  it('gives as much as is asked for', () => {
    const buffers = new AnswerBuffers();
    buffers.allocate(10);
    expect(buffers.allocate(5 * MEGABYTE).length).toBeGreaterThanOrEqual(5 * MEGABYTE);
  });

  it('copies small answers, whose memory is free at once', () => {
    const buffers = new AnswerBuffers();
    const memory = buffers.allocate(100).fill(7);
    const answer = buffers.lend(memory.subarray(0, 100));
    expect(buffers.allocate(100).buffer).toBe(memory.buffer);
    memory.fill(8);
    expect(answer.every((byte) => byte === 7)).toBe(true);
    freeAnswer(answer);
  });

  it('does not keep what readers never give back', () => {
    const buffers = new AnswerBuffers();
    const lent = Array.from({ length: 20 }, () => buffers.lend(buffers.allocate(MEGABYTE)));
    expect(new Set(lent.map(({ buffer }) => buffer)).size).toBe(20);
    freeAnswer(lent[0]!);
    // It was forgotten long ago.
    expect(buffers.allocate(MEGABYTE).buffer).not.toBe(lent[0]!.buffer);
  });
});

import type { Worker } from 'node:worker_threads';
import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { setTimeout as sleep } from 'node:timers/promises';
import { ComputeTooLongError } from './compute-errors';
import type { ComputeLedger } from './compute-ledger';
import { CANCEL_PLACE, CELLS, HAS_TURN, THREAD_PLACE, TURN_PLACE } from './compute-task';
import { closeNative } from './native-calls';

const LOOK_EVERY_MS = 500;
const CLOSE_LOOK_MS = 20;
/** A thread that has not given a task up in this time is ended, and another takes its place. */
const ANSWER_MS = 2_000;
/** What is read in a few seconds by design takes a tenth of it at most. */
export const MOST_TASK_SECONDS = 60;

/** A task may hold its thread for so many times its seconds of a core: the rest is the encoder's work for it. */
const HELD_FACTOR = 3;

/** A task between its start in the pool and its end. */
export interface WatchedTask {
  /** Null for the server's own work, which is neither charged nor ended. */
  readonly client: string | null;
  readonly cells: Int32Array;
  readonly listThreads: () => readonly Worker[];
  stopped: { readonly reason: Error; readonly at: number } | null;
  /** It has given its turn to others, and costs nothing. */
  isPaused: boolean;
  /** Moved on by its pauses. */
  begunAt: number;
  chargedAt: number;
  /** Active time of its thread at the last look; null before the first in a turn. */
  activeMs: number | null;
  cpuMs: number;
}

/**
 * Looks at the running tasks twice a second: charges their time to their clients, stops those that compute for longer than
 * `mostSeconds` seconds of a core or hold a thread for thrice as long, and ends threads that do not give a stopped task up.
 */
export class TaskWatch {
  readonly #ledger: ComputeLedger;
  readonly #mostSeconds: number;
  readonly #running = new Set<WatchedTask>();
  #timer: NodeJS.Timeout | undefined;
  #cpu = process.cpuUsage();
  #main = performance.eventLoopUtilization();

  constructor(ledger: ComputeLedger, mostSeconds = MOST_TASK_SECONDS) {
    this.#ledger = ledger;
    this.#mostSeconds = mostSeconds;
  }

  begin(task: Pick<WatchedTask, 'client' | 'listThreads'>): WatchedTask {
    const cells = new Int32Array(new SharedArrayBuffer(CELLS * Int32Array.BYTES_PER_ELEMENT));
    const now = performance.now();
    const begun = {
      ...{ ...task, cells, stopped: null, isPaused: false },
      ...{ begunAt: now, chargedAt: now, activeMs: null, cpuMs: 0 },
    };
    if (this.#running.size === 0) this.#start();
    this.#running.add(begun);
    return begun;
  }

  end(task: WatchedTask): void {
    this.#charge(task);
    this.#running.delete(task);
    if (this.#running.size === 0) clearInterval(this.#timer);
  }

  pause(task: WatchedTask): void {
    this.#charge(task);
    task.isPaused = true;
  }

  resume(task: WatchedTask): void {
    const now = performance.now();
    task.begunAt += now - task.chargedAt;
    task.chargedAt = now;
    task.activeMs = null;
    task.isPaused = false;
    keepTurn(task);
  }

  /** Raises the task's flag; what the task then throws counts as the reason. */
  stop(task: WatchedTask, reason: Error = new QueryCancelledError()): void {
    task.stopped ??= { reason, at: performance.now() };
    Atomics.store(task.cells, CANCEL_PLACE, 1);
    Atomics.notify(task.cells, CANCEL_PLACE);
    // One that waits for its turn need not wait to end.
    if (task.isPaused) keepTurn(task);
  }

  #start(): void {
    this.#readCoreShare([]);
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
  }

  #look(): void {
    const tasks = [...this.#running].flatMap((task) => {
      if (task.isPaused) return [];
      this.#charge(task);
      const id = Atomics.load(task.cells, THREAD_PLACE);
      const thread = task.listThreads().find(({ threadId }) => threadId === id);
      return thread === undefined ? [] : [{ task, thread, activeMs: readActiveMs(task, thread) }];
    });
    const share = this.#readCoreShare(tasks);
    for (const { task, thread, activeMs } of tasks) {
      task.cpuMs += activeMs * share;
      const heldMs = performance.now() - task.begunAt;
      if (task.client !== null && Math.max(task.cpuMs, heldMs / HELD_FACTOR) > this.#mostSeconds * 1000)
        this.stop(task, new ComputeTooLongError(this.#mostSeconds));
      const isLate = task.stopped !== null && performance.now() - task.stopped.at > ANSWER_MS;
      if (isLate && closeNative(task.cells)) void thread.terminate();
    }
  }

  /** Stops every task; resolves when their threads may be ended. */
  async close(): Promise<void> {
    for (const task of this.#running) this.stop(task);
    const isOpen = (task: WatchedTask): boolean => !closeNative(task.cells);
    while ([...this.#running].some(isOpen)) await sleep(CLOSE_LOOK_MS);
  }

  #charge(task: WatchedTask): void {
    const now = performance.now();
    if (task.client !== null && !task.isPaused) this.#ledger.add(task.client, (now - task.chargedAt) / 1000);
    task.chargedAt = now;
  }

  /** The part of their active time that threads had a core for, on a machine that is busy with more. */
  #readCoreShare(tasks: readonly { readonly activeMs: number }[]): number {
    const [cpu, main] = [process.cpuUsage(), performance.eventLoopUtilization()];
    const usedMs = (cpu.user + cpu.system - this.#cpu.user - this.#cpu.system) / 1000;
    const activeMs = tasks.reduce((sum, task) => sum + task.activeMs, main.active - this.#main.active);
    [this.#cpu, this.#main] = [cpu, main];
    return activeMs > 0 ? Math.min(1, usedMs / activeMs) : 1;
  }
}

/** What the thread of a task was not idle since the last look; 0 at the first one. The thread need not answer for that. */
function readActiveMs(task: WatchedTask, thread: Worker): number {
  const { active } = thread.performance.eventLoopUtilization();
  const before = task.activeMs ?? active;
  task.activeMs = active;
  return active - before;
}

/** Lets a task go on that offers its turn. */
export function keepTurn({ cells }: WatchedTask): void {
  Atomics.store(cells, TURN_PLACE, HAS_TURN);
  Atomics.notify(cells, TURN_PLACE);
}

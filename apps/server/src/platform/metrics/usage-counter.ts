import type { Database } from '../database/database-connection';
import { addUsage, readUsage, type DayCount } from './usage.repository';

/** Days begin and end as they do where the site is at home. */
const TIME_ZONE = 'Europe/Tallinn';
/** How long counts are kept: two whole years can be compared. */
const KEPT_DAYS = 750;
/** A process that is killed loses the counts of so long. */
const FLUSH_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1000;

// Sweden writes dates as ISO 8601 does.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** The day of a moment, YYYY-MM-DD. */
export function nameDay(at: Date): string {
  return format.format(at);
}

export interface UsageOfDays {
  readonly from: string;
  readonly to: string;
  readonly counts: DayCount[];
  /** Everything that is counted, also what nobody called. */
  readonly names: string[];
}

/** Counts calls by name and day: no address, no text, no order of calls. */
export class UsageCounter {
  #counts = new Map<string, DayCount>();
  #queue: Promise<void> = Promise.resolve();
  readonly #names = new Set<string>();
  readonly #timer: NodeJS.Timeout;
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now = (): Date => new Date()) {
    this.#db = db;
    this.#now = now;
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Tells that calls of this name are counted, so that a list can show that nobody made any. */
  expect(name: string): void {
    this.#names.add(name);
  }

  add(name: string): void {
    this.#merge({ day: nameDay(this.#now()), name, calls: 1 });
  }

  /** Stores what was counted; what cannot be stored is kept for the next time. Never rejects. */
  flush(): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      const counts = [...this.#counts.values()];
      this.#counts = new Map();
      const oldest = nameDay(new Date(this.#now().getTime() - KEPT_DAYS * DAY_MS));
      await addUsage(this.#db, counts, oldest).catch(() => {
        for (const count of counts) this.#merge(count);
      });
    });
    return this.#queue;
  }

  /** Counts of the last days, the present one with them. */
  async read(days: number): Promise<UsageOfDays> {
    await this.flush();
    const now = this.#now();
    const from = nameDay(new Date(now.getTime() - (days - 1) * DAY_MS));
    const counts = await readUsage(this.#db, from);
    const names = [...new Set([...this.#names, ...counts.map(({ name }) => name)])].sort();
    return { from, to: nameDay(now), counts, names };
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  #merge({ day, name, calls }: DayCount): void {
    const key = `${day} ${name}`;
    this.#counts.set(key, { day, name, calls: calls + (this.#counts.get(key)?.calls ?? 0) });
  }
}

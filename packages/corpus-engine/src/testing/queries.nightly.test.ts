import fc from 'fast-check';
import { afterAll } from 'vitest';

/** Ten times the corpora of the daily set, in the same properties. */
fc.configureGlobal({ numRuns: 1000 });
await import('./queries.test');
afterAll(() => fc.resetConfigureGlobal());

import { runAnnotateBenchmark } from './annotate/run-annotate-benchmark';
import { runEngineBenchmark } from './engine/run-engine-benchmark';
import { runHttpBenchmark } from './http/run-http-benchmark';
import {
  CORRECTOR_CALLS,
  runShortTextBenchmark,
  WORD_ANALYSER_CALLS,
} from './short-texts/run-short-text-benchmark';
import { runScale } from './store/run-scale';
import { runStoreBenchmark } from './store/run-store-benchmark';

/** Every benchmark by the name it is called with: `npm run -s benchmark -- NAME [options]`. */
const BENCHMARKS: Readonly<
  Record<string, { readonly summary: string; readonly run: (args: string[]) => Promise<void> }>
> = {
  annotate: { summary: 'the analysis of raw text, compared with Vabamorf alone', run: runAnnotateBenchmark },
  engine: {
    summary: 'corpus engine compared with DuckDB [--sizes 600000,3000000,12000000] [--runs 15]',
    run: runEngineBenchmark,
  },
  corrector: {
    summary: 'spelling, grammar and figures of short texts over HTTP [--words 300] [--runs 20]',
    run: (args) => runShortTextBenchmark(CORRECTOR_CALLS, args),
  },
  http: {
    summary:
      'the calls over HTTP, compared with DuckDB, and 20 users at once [--words 3000000] [--seconds 15]',
    run: runHttpBenchmark,
  },
  scale: {
    summary: 'every question of both engines, times side by side [--words 1000000] [--without-memory]',
    run: runScale,
  },
  store: { summary: 'filling the token store of TEST_INDEX_URL [--words 3000000]', run: runStoreBenchmark },
  'word-analyser': {
    summary: 'words of a text over HTTP [--words 1000] [--runs 20]',
    run: (args) => runShortTextBenchmark(WORD_ANALYSER_CALLS, args),
  },
};

const [name = '', ...args] = process.argv.slice(2);
const benchmark = BENCHMARKS[name];
if (benchmark === undefined) {
  console.error('Usage: npm run -s benchmark -- NAME [options]');
  for (const [known, { summary }] of Object.entries(BENCHMARKS)) console.error(`  ${known}: ${summary}`);
  process.exitCode = name === '' || name === '--help' ? 0 : 2;
} else {
  await benchmark.run(args);
}

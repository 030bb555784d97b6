import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import english from '../../../locales/en/lazy/privacy.json';
import estonian from '../../../locales/et/lazy/privacy.json';
import { browserNames } from './browser-names';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const SERVER = 'apps/server/src';
const WALK = 'e2e/src/privacy.nightly.test.ts';

/** What no test can tell: it is about other programs, other people, or only says what may be. */
const NOT_TESTABLE = null;
type Proof = readonly [file: string, words: string] | typeof NOT_TESTABLE;

const noFile: Proof = [`${SERVER}/app/own-text-privacy.test.ts`, 'is in no log and in no file'];
const walk: Proof = [WALK, 'keeps in the browser only what the page on privacy names'];
const names: Proof = [
  'apps/web/src/features/site-pages/privacy-claims.test.ts',
  'names every key of the browser',
];
const drafts: Proof = [
  'apps/web/src/features/corrector/drafts/write-page.test.tsx',
  'a draft is sent to the corrector alone',
];
const session: Proof = [`${SERVER}/modules/session/session-life.test.ts`, 'ends at last after its hours'];
const requestLog: Proof = [`${SERVER}/app/http-edge/broken-requests.test.ts`, 'CANARY'];
const signIn: Proof = [
  `${SERVER}/modules/session/session.routes.test.ts`,
  'makes an account with the role USER',
];
const receipt: Proof = [
  `${SERVER}/modules/donation/donation.routes.test.ts`,
  'shows the text and takes it back',
];

/** A proof for each sentence of the page, in its order. A new sentence fails the test until it has one. */
const PROOFS = {
  own_texts: [
    noFile,
    [`${SERVER}/corpus/annotation/remember-annotations.test.ts`, 'is forgotten when nobody has asked'],
    [`${SERVER}/app/own-text-privacy.test.ts`, 'when it comes as a form, as plain text or in a file'],
  ],
  browser: [names, names, walk, walk, drafts, NOT_TESTABLE],
  cookies: [walk, session, walk],
  logs: [requestLog, noFile, [`${SERVER}/app/http-edge/limit-calls.test.ts`, 'the rate limit'], NOT_TESTABLE],
  donated: [
    receipt,
    ['e2e/src/donation.test.ts', 'warns of an e-mail address'],
    [`${SERVER}/modules/donation/donation.routes.test.ts`, 'is in no query before it is accepted'],
    [`${SERVER}/app/withdrawn-text.nightly.test.ts`, 'withdrawn, it leaves the answers'],
    NOT_TESTABLE,
  ],
  accounts: [
    signIn,
    signIn,
    [`${SERVER}/modules/donation/review.routes.test.ts`, 'every step is in the log'],
  ],
  outside: [
    [WALK, 'calls no other site'],
    ['apps/web/src/app/home.test.tsx', 'nothing before the click'],
    NOT_TESTABLE,
    NOT_TESTABLE,
  ],
} satisfies Partial<Record<keyof typeof english, readonly Proof[]>>;

const countSentences = (text: string): number => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).length;

it.each(Object.entries(PROOFS))('every claim about %s has a test that is there', (name, proofs) => {
  for (const page of [estonian, english]) {
    const { text } = page[name as keyof typeof PROOFS];
    expect([text, countSentences(text)]).toEqual([text, proofs.length]);
  }
  for (const proof of proofs) {
    if (proof === null) continue;
    const [file, words] = proof;
    expect(readFileSync(join(ROOT, file), 'utf8'), file).toContain(words);
  }
});

it('has no section without proofs but those that claim nothing', () => {
  const claimless = ['title', 'intro', 'names', 'questions', 'institution'];
  for (const page of [estonian, english])
    expect(Object.keys(page).filter((name) => !claimless.includes(name))).toEqual(Object.keys(PROOFS));
});

/** Files of the screens that keep something in the browser. */
function listKeepers(): readonly string[] {
  const folder = join(ROOT, 'apps/web/src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$|testing\//u.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((code) => /from '[^']*\/(?:kept-storage|kept-value|tab-storage)'/u.test(code));
}

it('names every key of the browser that the code has, in both languages', () => {
  const keys = listKeepers().flatMap((code) =>
    [...code.matchAll(/_KEY = '([^']+)'/gu)].map((match) => match[1]!),
  );
  // A name that stands in the call itself would be missed.
  const named =
    /\b(?:keep|keepText|keepForTab|makeKeptValue\S*)\((?:'(?:browser|tab)', )?'(?!browser'|tab')[^']+'/u;
  expect(listKeepers().flatMap((code) => named.exec(code)?.[0] ?? [])).toEqual([]);
  const ofLibrary = ['mui-mode'];
  expect(browserNames.map(({ name }) => name).sort()).toEqual([...new Set([...keys, ...ofLibrary])].sort());
  for (const page of [estonian, english])
    expect(Object.keys(page.names.rows).sort()).toEqual(browserNames.map(({ id }) => id).sort());
});

import { describe, expect, it } from 'vitest';
import type { TrainedCandidate } from '../../sentence/candidate';
import { makeTestSentence } from '../../sentence/testing/make-test-sentence';
import { readGovernment } from './government';
import { findErrorType, makeReason } from './make-reason';

const government = readGovernment([
  ['verb aitama', ['p', 'all']],
  ['after pärast', ['g']],
  ['infinitive hakkama', ['ma']],
]);
const verb = (form: string, lemma: string, code: string) => ({ form, lemma, pos: 'V', code, upos: 'VERB' });
const reasonOf = (tokens: Parameters<typeof makeTestSentence>, candidate: TrainedCandidate) =>
  makeReason(makeTestSentence(...tokens), candidate, government, () => []);
const formAt = (start: number, pos: string, written: string, code: string): TrainedCandidate => ({
  kind: 'form',
  start,
  end: start + 1,
  replacement: ['x'],
  written: { lemma: 'x', pos, code: written },
  reading: { lemma: 'x', pos, code },
});

describe('the reason of a changed form', () => {
  it('is the verb that asks for the case', () => {
    const tokens = ['ma', verb('aitan', 'aitama', 'n'), { form: 'sõbra', code: 'sg g' }];
    expect(reasonOf(tokens, formAt(2, 'S', 'sg g', 'sg p'))).toMatchObject({
      cause: { kind: 'verb-government', lemma: 'aitama' },
    });
  });

  it('is the adposition rather than the verb', () => {
    const tokens = [
      verb('aitan', 'aitama', 'n'),
      'vihm',
      { form: 'pärast', lemma: 'pärast', pos: 'K', code: '' },
    ];
    expect(reasonOf(tokens, formAt(1, 'S', 'sg n', 'sg g'))).toMatchObject({
      cause: { kind: 'adposition-government', word: 'pärast' },
    });
  });

  it('is the noun that an attribute agrees with, in the genitive before the last four cases', () => {
    const tokens = [
      { form: 'uue', pos: 'A', code: 'sg g' },
      { form: 'inimestega', code: 'pl kom' },
    ];
    expect(reasonOf(tokens, formAt(0, 'A', 'sg g', 'pl g'))).toMatchObject({
      cause: { kind: 'agreement-attribute', word: 'inimestega' },
    });
    expect(reasonOf(tokens, formAt(0, 'A', 'sg g', 'pl kom'))).toMatchObject({
      cause: { kind: 'agreement-attribute' },
    });
  });

  it('is the subject, the negation or the verb before an infinitive', () => {
    const me = { form: 'me', lemma: 'mina', pos: 'P', code: 'pl n' };
    expect(reasonOf([me, verb('läheb', 'minema', 'b')], formAt(1, 'V', 'b', 'me'))).toMatchObject({
      cause: { kind: 'agreement-subject', word: 'me' },
    });
    expect(
      reasonOf([verb('ei', 'ei', 'neg'), verb('tuleb', 'tulema', 'b')], formAt(1, 'V', 'b', 'o')),
    ).toMatchObject({
      cause: { kind: 'negation' },
    });
    expect(
      reasonOf([verb('hakkan', 'hakkama', 'n'), verb('lugeda', 'lugema', 'da')], formAt(1, 'V', 'da', 'ma')),
    ).toMatchObject({ cause: { kind: 'infinitive', lemma: 'hakkama' } });
  });

  it('is what the tree says: a word of the same list, the governor, what a pronoun stands for, the subject', () => {
    const partner = { form: 'rahvast', code: 'sg p', head: 0, relation: 'obj' };
    const own = { form: 'valitsus', code: 'sg n', head: 1, relation: 'conj' };
    const see = verb('näen', 'nägema', 'n');
    expect(reasonOf([see, partner, 'või', own], formAt(3, 'S', 'sg n', 'sg p'))).toMatchObject({
      cause: { kind: 'coordination', word: 'rahvast' },
    });
    const place = { form: 'tugitoolil', code: 'sg ad', head: 0, relation: 'obl' };
    expect(reasonOf([verb('istub', 'istuma', 'b'), place], formAt(1, 'S', 'sg ad', 'sg in'))).toMatchObject({
      cause: { kind: 'dependent', word: 'istub' },
    });
    const people = { form: 'neile', lemma: 'tema', pos: 'P', code: 'pl all' };
    const who = { form: 'kes', pos: 'P', code: 'sg n', head: 3, relation: 'nsubj' };
    const can = { ...verb('saab', 'saama', 'b'), head: 0, relation: 'acl:relcl' };
    expect(reasonOf([people, ',', who, can], formAt(3, 'V', 'b', 'vad'))).toMatchObject({
      cause: { kind: 'agreement-relative', word: 'neile' },
    });
    const days = { form: 'päevad', code: 'pl n', head: 2, relation: 'nsubj' };
    const are = { ...verb('on', 'olema', 'b'), head: 2, relation: 'cop' };
    const short = { form: 'lühem', pos: 'C', code: 'sg n' };
    expect(reasonOf([days, are, short], formAt(2, 'C', 'sg n', 'pl n'))).toMatchObject({
      cause: { kind: 'agreement-predicative', word: 'päevad' },
    });
  });

  it('is the attribute of a noun, what a number counts, a subject in the partitive, an imperative', () => {
    const some = { form: 'mingeid', pos: 'P', code: 'pl p' };
    const worries = { form: 'mured', code: 'pl n' };
    expect(reasonOf([{ ...some, pos: 'A' }, worries], formAt(1, 'S', 'pl n', 'pl p'))).toMatchObject({
      cause: { kind: 'agreement-noun', word: 'mingeid' },
    });
    const ten = { form: 'kümne', pos: 'N', code: 'sg g' };
    const years = { form: 'aastat', code: 'sg p' };
    expect(reasonOf([ten, years], formAt(0, 'N', 'sg g', 'sg n'))).toMatchObject({
      cause: { kind: 'counted', word: 'aastat' },
    });
    const live = verb('elavad', 'elama', 'vad');
    const people = { form: 'inimesi', code: 'pl p', head: 0, relation: 'nsubj' };
    expect(
      reasonOf([live, { form: 'palju', pos: 'D', code: '' }, people], formAt(0, 'V', 'vad', 'b')),
    ).toMatchObject({
      cause: { kind: 'agreement-quantity', word: 'inimesi' },
    });
    const message = { form: 'sõnumi', code: 'sg g', head: 0, relation: 'obj' };
    const send = verb('saatke', 'saatma', 'ge');
    expect(reasonOf([send, message], formAt(1, 'S', 'sg g', 'sg n'))).toMatchObject({
      cause: { kind: 'total-object', word: 'saatke' },
    });
    const not = verb('ärge', 'ära', 'neg');
    const sent = { ...message, head: 1 };
    expect(reasonOf([not, send, sent], formAt(2, 'S', 'sg g', 'sg n'))).not.toMatchObject({
      cause: { kind: 'total-object' },
    });
  });

  it('is the nearer verb of two, and no other infinitive of the same list', () => {
    const coffee = { form: 'kohvi', code: 'sg p', head: 0, relation: 'obj' };
    const cake = { form: 'tordi', code: 'sg g', head: 1, relation: 'conj' };
    const [drank, ate] = [verb('jõime', 'jooma', 'sime'), verb('sõime', 'sööma', 'sime')];
    const tokens = [drank, coffee, 'ja', ate, cake];
    expect(reasonOf(tokens, formAt(4, 'S', 'sg g', 'sg p'))).toMatchObject({
      cause: { kind: 'dependent', word: 'sõime' },
    });
    const read = { ...verb('hakkama', 'hakkama', 'ma'), head: 0, relation: 'xcomp' };
    const look = { ...verb('vaadata', 'vaatama', 'da'), head: 1, relation: 'conj' };
    expect(
      reasonOf([verb('pean', 'pidama', 'n'), read, 'ja', look], formAt(3, 'V', 'da', 'ma')),
    ).toMatchObject({ cause: { kind: 'infinitive', word: 'pean' } });
  });

  it('is no pronoun, and no noun before what would be an object', () => {
    const noun = { form: 'raadiot', code: 'sg p' };
    const own = { form: 'uudised', code: 'pl n', head: 0, relation: 'nmod' };
    expect(reasonOf([noun, own], formAt(1, 'S', 'pl n', 'pl p'))).not.toHaveProperty('cause');
    const me = { form: 'mul', lemma: 'mina', pos: 'P', code: 'sg ad' };
    expect(reasonOf([me, own], formAt(1, 'S', 'pl n', 'pl p'))).not.toHaveProperty('cause');
  });

  it('names no cause where the sentence shows none', () => {
    expect(reasonOf(['ilus', 'ilm'], formAt(1, 'S', 'sg n', 'sg in'))).not.toHaveProperty('cause');
  });
});

describe('the reason of a comma', () => {
  const comma: TrainedCandidate = { kind: 'comma-insert', start: 2, end: 2, replacement: [','] };

  it('is the conjunction behind it', () => {
    expect(
      reasonOf(['ma', verb('tean', 'teadma', 'n'), { form: 'et', pos: 'J', code: '' }], comma),
    ).toMatchObject({
      kind: 'punctuation',
      because: 'conjunction',
      word: 'et',
    });
  });

  it('is the border of two clauses, each with a finite verb', () => {
    const tokens = [
      'ta',
      verb('tuli', 'tulema', 's'),
      { form: 'mina', pos: 'P', code: 'sg n' },
      verb('läksin', 'minema', 'sin'),
    ];
    expect(reasonOf(tokens, comma)).toMatchObject({ because: 'clause-border' });
  });
});

describe('the reason of an order and of an extra comma', () => {
  it('is the second place of the verb that an adverb stood before', () => {
    const tokens = ['ma', { form: 'alati', pos: 'D', code: '' }, verb('sõidan', 'sõitma', 'n')];
    const move: TrainedCandidate = {
      ...{ kind: 'move', start: 1, end: 3, replacement: ['sõidan', 'alati'] },
      move: { from: 1, to: 2 },
    };
    expect(reasonOf(tokens, move)).toMatchObject({ rule: 'verb-second' });
  });

  it('is the conjunction before the comma', () => {
    const extra: TrainedCandidate = { kind: 'comma-delete', start: 1, end: 2, replacement: [] };
    const but = { form: 'aga', pos: 'J', code: '' };
    expect(reasonOf([but, ',', 'kui'], extra)).toMatchObject({ because: 'behind-conjunction' });
    expect(reasonOf(['ilm', ',', 'kui'], extra)).toMatchObject({ because: 'no-clause-border' });
  });
});

describe('error types', () => {
  it('follow the kind of the candidate and the word class', () => {
    expect(findErrorType(formAt(0, 'V', 'b', 'me'))).toBe('verbFormError');
    expect(findErrorType({ ...formAt(0, 'S', 'sg n', 'sg g'), kind: 'spelling-form' })).toBe(
      'caseError+spellingError',
    );
    expect(findErrorType({ kind: 'comma-delete', start: 1, end: 2, replacement: [] })).toBe(
      'extraPunctuation',
    );
  });
});

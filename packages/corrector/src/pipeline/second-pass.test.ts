import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { describe, expect, it } from 'vitest';
import type { Correction } from '../correction/correction';
import type { CorrectionReason } from '../correction/correction-reason';
import { explainCorrection } from '../explain/explain-correction';
import { addSecondPass, applyFirstPass } from './second-pass';

const MISSPELLING: CorrectionReason = { kind: 'misspelling', changes: [{ written: 's', right: 'e' }] };
const FORM: CorrectionReason = {
  ...{ kind: 'word-form', lemma: 'see', partOfSpeech: 'P' },
  ...{ writtenForm: 'sg n', wantedForm: 'sg p' },
};

/** A sure correction of the first place of a piece of a text; an insertion stands behind the piece. */
function mark(text: string, piece: string, replacement: string, given: Partial<Correction> = {}): Correction {
  const isInsertion = replacement === ',' && piece !== '';
  const at = text.indexOf(piece);
  if (at < 0) throw new Error(`${piece} is not in ${text}`);
  const start = isInsertion ? at + piece.length : at;
  const end = at + piece.length;
  return {
    ...{ start, end, original: text.slice(start, end), replacements: [replacement] },
    ...{ type: 'spellingError', tier: 'sure', score: 0.8, reason: MISSPELLING },
    ...given,
  };
}

/** Corrections of a text after a second look, which marks what `again` says of the edited text. */
function revise(
  text: string,
  found: readonly Correction[],
  again: (edited: string) => readonly Correction[],
): Correction[] {
  const pass = applyFirstPass(text, segmentText(text), found)!;
  return addSecondPass(text, found, pass, again(pass.edited.text));
}
const show = (corrections: readonly Correction[]): string[] =>
  corrections.map(({ original, replacements, tier }) => `${tier} ${original}>${replacements.join('|')}`);

describe('what a second look is to see', () => {
  it('is the sentences that sure corrections change, whole, and no other', () => {
    const text = 'Ma loen. Ta loeb raamtut ja ma kirjutan\nMe räägime.';
    const found = [
      mark(text, 'raamtut', 'raamatut'),
      { ...mark(text, 'kirjutan', ''), start: 39, end: 39, original: '', replacements: ['.'] },
      mark(text, 'loen', 'luen', { tier: 'possible' }),
    ];
    const { edited, segmented } = applyFirstPass(text, segmentText(text), found)!;
    expect(edited.text).toBe('Ma loen. Ta loeb raamatut ja ma kirjutan.\nMe räägime.');
    expect(segmented.sentences.map(({ start, end }) => edited.text.slice(start, end))).toEqual([
      'Ta loeb raamatut ja ma kirjutan.',
    ]);
    const words = segmented.sentences[0]!.tokens.map(({ start, end }) => edited.text.slice(start, end));
    expect(words).toEqual(['Ta', 'loeb', 'raamatut', 'ja', 'ma', 'kirjutan', '.']);
  });

  it('is nothing where no correction is sure, or where it only names an unknown word', () => {
    const text = 'Ta loeb raamtut.';
    const possible = mark(text, 'raamtut', 'raamatut', { tier: 'possible' });
    const unknown = mark(text, 'raamtut', '', { type: 'unknownWord', replacements: [] });
    expect(applyFirstPass(text, segmentText(text), [possible, unknown])).toBeUndefined();
  });
});

describe('after a second look', () => {
  it('what it takes back is no error', () => {
    const text = 'Sai hakatud maal karjas käima ja lauldsin.';
    const found = [mark(text, 'käima', 'käia'), mark(text, 'lauldsin', 'laulsin')];
    expect(show(revise(text, found, (edited) => [mark(edited, 'käia', 'käima')]))).toEqual([
      'sure lauldsin>laulsin',
    ]);
  });

  it('what it only thinks possible, or has no word for, is left aside', () => {
    const text = 'Ma lauldsin eile koju.';
    const found = [mark(text, 'lauldsin', 'laulsin')];
    const revised = revise(text, found, (edited) => [
      mark(edited, 'koju', 'kodus', { tier: 'possible' }),
      mark(edited, 'eile', '', { type: 'unknownWord', replacements: [] }),
    ]);
    expect(show(revised)).toEqual(['sure lauldsin>laulsin']);
  });

  it('what it adds takes the place of what begins there or lies under it, and all is in order', () => {
    const text = 'Ta loeb raamtut ja eile ma kirjutan kiri.';
    const possible = (piece: string) => mark(text, piece, 'x', { tier: 'possible' });
    const found = [
      mark(text, 'raamtut', 'raamatut'),
      ...[possible('Ta loeb'), possible('eile'), possible('ma kirjutan'), possible('kiri')],
    ];
    const revised = revise(text, found, (edited) => [
      mark(edited, 'eile ma', 'ma eile'),
      { ...mark(edited, 'loeb', 'luges'), score: 0.9 },
    ]);
    expect(show(revised)).toEqual([
      'sure loeb>luges',
      'sure raamtut>raamatut',
      'sure eile ma>ma eile',
      'possible kiri>x',
    ]);
    const insertion = { ...mark(text, 'ja', ','), original: '', start: 15, end: 15 };
    const comma = revise(text, [found[0]!, { ...insertion, tier: 'possible' }], (edited) => [
      { ...mark(edited, 'ja', ','), original: '', start: 16, end: 16 },
    ]);
    expect(show(comma)).toEqual(['sure raamtut>raamatut', 'sure >,']);
  });

  it('a form of a word that is changed once more is changed from the one that is written', () => {
    const text = 'Ma näen see maja.';
    const form = (writtenForm: string, wantedForm: string, lemma = 'see'): CorrectionReason => ({
      ...{ kind: 'word-form', lemma, partOfSpeech: 'P', writtenForm, wantedForm },
    });
    const again = (reason: CorrectionReason) => (edited: string) => [
      mark(edited, 'seda', 'selle', { reason }),
    ];
    const found = [mark(text, 'see', 'seda', { reason: form('sg n', 'sg p') })];
    expect(revise(text, found, again(form('sg p', 'sg g')))[0]!.reason).toEqual(form('sg n', 'sg g'));
    const other = form('sg p', 'sg g', 'sama');
    expect(revise(text, found, again(other))[0]!.reason).toEqual(other);
  });

  it('a comma that it takes out again was not missing', () => {
    const text = 'Ta tuleb homme koju.';
    const found = [mark(text, 'tuleb', ',')];
    expect(revise(text, found, (edited) => [mark(edited, ',', '')])).toEqual([]);
  });

  it('words that it changes once more are one correction, with both reasons where the first still holds', () => {
    const text = 'Minu isa on kuuskümne aastane.';
    const joined: CorrectionReason = { kind: 'written-apart', parts: ['kuuekümne', 'aastane'] };
    const [correction, ...others] = revise(text, [mark(text, 'kuuskümne', 'kuuekümne')], (edited) => [
      mark(edited, 'kuuekümne aastane', 'kuuekümneaastane', { reason: joined }),
    ]);
    expect(others).toEqual([]);
    expect(show([correction!])).toEqual(['sure kuuskümne aastane>kuuekümneaastane']);
    const { long } = explainCorrection(correction!, 'et');
    expect(long).toContain(explainCorrection(mark(text, 'kuuskümne', 'kuuekümne'), 'et').long);
    expect(long).toContain(
      explainCorrection({ ...correction!, reason: joined, first: undefined }, 'et').long,
    );
  });

  it('a form that it changes once more is changed from the one that is written', () => {
    const text = 'Kuidas lahendada selline probleemi?';
    const written = mark(text, 'selline', 'sellist', { reason: FORM });
    const [correction] = revise(text, [written], (edited) => [
      mark(edited, 'sellist', 'sellise', {
        reason: { ...FORM, writtenForm: 'sg p', wantedForm: 'sg g' },
        replacements: ['sellise', 'selline'],
      }),
    ]);
    expect(show([correction!])).toEqual(['sure selline>sellise']);
    expect(correction!.reason).toEqual({ ...FORM, wantedForm: 'sg g' });
    expect(correction!.first).toBeUndefined();
  });

  it('what it finds elsewhere stands at its place in the text as it was, in place of weaker marks', () => {
    const text = 'Ma tean et ta sõitan ja viinerid.';
    const found = [
      mark(text, 'tean', ','),
      mark(text, 'sõitan', 'sõidab'),
      mark(text, 'viinerid', 'viineri', { tier: 'possible' }),
    ];
    const revised = revise(text, found, (edited) => [mark(edited, 'viinerid', 'viinereid')]);
    expect(show(revised)).toEqual(['sure >,', 'sure sõitan>sõidab', 'sure viinerid>viinereid']);
    for (const { start, end, original } of revised) expect(text.slice(start, end)).toBe(original);
  });

  it('a comma behind a changed word stands beside it', () => {
    const text = 'Kui ainult jöuaks on hea.';
    const revised = revise(text, [mark(text, 'jöuaks', 'jõuaks')], (edited) => [mark(edited, 'jõuaks', ',')]);
    expect(show(revised)).toEqual(['sure jöuaks>jõuaks', 'sure >,']);
    expect(revised[1]!.start).toBe(text.indexOf(' on'));
  });

  it('marks that touch one changed phrase are one correction', () => {
    const text = 'Aga ma ei kated punased näe.';
    const revised = revise(text, [mark(text, 'kated punased', 'punased kated')], (edited) => [
      mark(edited, 'punased', 'punaseid'),
      mark(edited, 'kated', 'katteid'),
    ]);
    expect(show(revised)).toEqual(['sure kated punased>punaseid katteid']);
  });

  it('what is put in inside a changed piece is part of it, at its end beside it', () => {
    const text = 'Ta ostis leibapiima täna.';
    const found = [mark(text, 'leibapiima', 'leiba piima')];
    const put = (at: number) => (edited: string) => [
      { ...mark(edited, 'leiba piima', ','), start: at, end: at, original: '', replacements: [','] },
    ];
    const inside = text.indexOf('leiba') + 'leiba'.length;
    expect(show(revise(text, found, put(inside)))).toEqual(['sure leibapiima>leiba, piima']);
    expect(show(revise(text, found, put(text.indexOf('leiba'))))).toEqual(['sure leibapiima>,leiba piima']);
    expect(show(revise(text, found, put(inside + ' piima'.length)))).toEqual([
      'sure leibapiima>leiba piima',
      'sure >,',
    ]);
  });

  it('two marks that are put in at one place are one, and what is taken out beside one takes it along', () => {
    const text = 'Ma tean et ta tuleb.';
    const comma = mark(text, 'tean', ',');
    expect(show(revise(text, [comma], (edited) => [mark(edited, ', et', ' et')]))).toEqual([]);
    const dash = (edited: string) => [
      { ...mark(edited, ',', ''), end: edited.indexOf(','), original: '', replacements: [' –'] },
    ];
    expect(show(revise(text, [comma], dash))).toEqual(['sure > –,']);
  });

  it('what is changed right at a word that was taken out is one correction with it', () => {
    const text = 'Ma olen on kodus.';
    const found = [mark(text, ' on', '')];
    const revised = revise(text, found, (edited) => [mark(edited, ' kodus', ' koos')]);
    expect(show(revised)).toEqual(['sure  on kodus> koos']);
  });

  it('a form that a rule changes once more is changed from the one that is written', () => {
    const text = 'Ma näen uus maja.';
    const ruled = (written: string, wanted: string, lemma = 'uus'): CorrectionReason => ({
      ...{ kind: 'rule', rule: 'attribute', variant: 'attribute' },
      forms: { lemma, pos: 'A', written, wanted },
    });
    const again = (reason: CorrectionReason) => (edited: string) => [
      mark(edited, 'uut', 'uue', { reason, replacements: ['uue'] }),
    ];
    const found = [mark(text, 'uus', 'uut', { reason: ruled('sg n', 'sg p') })];
    const [same] = revise(text, found, again(ruled('sg p', 'sg g')));
    expect(same!.reason).toEqual(ruled('sg n', 'sg g'));
    const [other] = revise(text, found, again(ruled('sg p', 'sg g', 'uudne')));
    expect(other!.reason).toEqual(ruled('sg p', 'sg g', 'uudne'));
    const [misspelt] = revise(text, [mark(text, 'uus', 'uut')], again(ruled('sg p', 'sg g')));
    expect(misspelt!.reason).toEqual(ruled('sg p', 'sg g'));
    const bare: CorrectionReason = { kind: 'rule', rule: 'together', variant: 'one' };
    expect(revise(text, [mark(text, 'uus', 'uut')], again(bare))[0]!.reason).toEqual(bare);
  });

  it('what is far from a changed piece is no part of it', () => {
    const text = 'Ma tean ta on lauldsin eile.';
    const later = mark(text, 'lauldsin', 'laulsin');
    expect(show(revise(text, [later], (edited) => [mark(edited, 'tean', ',')]))).toEqual([
      'sure >,',
      'sure lauldsin>laulsin',
    ]);
    const out = mark(text, ' on', '');
    expect(show(revise(text, [out], (edited) => [mark(edited, 'eile', 'homme')]))).toEqual([
      'sure  on>',
      'sure eile>homme',
    ]);
    expect(show(revise(text, [out], (edited) => [mark(edited, 'tean', 'tead')]))).toEqual([
      'sure tean>tead',
      'sure  on>',
    ]);
  });

  it('weaker marks over one another are in order by their beginning, then by their end', () => {
    const text = 'Ta loeb raamtut ja eile.';
    const weak = (start: number, end: number) => ({
      ...mark(text, text.slice(start, end), 'x', { tier: 'possible' }),
      ...{ start, end },
    });
    const found = [weak(19, 20), weak(16, 23), weak(16, 18), mark(text, 'raamtut', 'raamatut')];
    const again = (edited: string) => [mark(edited, 'loeb', 'luges')];
    expect(revise(text, found, again).map(({ start, end }) => [start, end])).toEqual([
      [3, 7],
      [8, 15],
      [16, 18],
      [16, 23],
      [19, 20],
    ]);
  });

  it('other words for a piece are offered where the same piece is changed again, and not for a longer one', () => {
    const text = 'Minu isa on kuuskümne aastane.';
    const found = [mark(text, 'kuuskümne', 'kuuekümne', { replacements: ['kuuekümne', 'kuuskümmend'] })];
    const longer = revise(text, found, (edited) => [mark(edited, 'kuuekümne aastane', 'kuuekümneaastane')]);
    expect(show(longer)).toEqual(['sure kuuskümne aastane>kuuekümneaastane']);
    const same = revise(text, found, (edited) => [mark(edited, 'kuuekümne', 'kuuekümnene')]);
    expect(show(same)).toEqual(['sure kuuskümne>kuuekümnene|kuuskümmend']);
  });

  it('the first reason holds for letters, and for a form that is a part of the words in the end', () => {
    const text = 'Ta loeb see raamtut.';
    const misspelt = revise(text, [mark(text, 'raamtut', 'raamatut')], (edited) => [
      mark(edited, 'raamatut', 'raamatu'),
    ]);
    expect(misspelt[0]!.first?.original).toBe('raamtut');
    const form = mark(text, 'see', 'seda', { reason: FORM });
    const [whole] = revise(text, [form], (edited) => [mark(edited, 'seda raamtut', 'seda raamatut')]);
    expect(whole!.first?.original).toBe('see');
    const [other] = revise(text, [form], (edited) => [mark(edited, 'seda raamtut', 'selle raamatu')]);
    expect(other!.first).toBeUndefined();
  });
});

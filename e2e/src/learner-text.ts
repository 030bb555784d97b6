/** Errors as `{wrong|right}`; an empty side is something missing or too much. */
const ERROR = /\{(?<wrong>[^|}]*)\|(?<right>[^|}]*)\}/gu;

/** A letter of a learner, written for the tests, with ten errors that a speller or a comma rule cannot take for right. */
const LETTER = `Tere, Mari!

Ma elan praegu Tallinas. Ma tean{|,} et sa õpid {ülikolis|ülikoolis}. Minu vend töötab haiglas ja ta on väga hea {inimenne|inimene}. Eile ma käisin poes{|,} sest mul oli vaja piima. Ma ostsin ka leiba{|,} aga juustu ei olnud. Õhtul vaatasin {televisorit|televiisorit} ja kuulasin {musikat|muusikat}. Ma loodan{|,} et me näeme varsti. Homme {hommmikul|hommikul} lähen raamatukokku. Mul on uus {tellefon|telefon}.

Anna`;

export interface KnownError {
  /** Offset in the text, UTF-16 units. */
  readonly start: number;
  readonly wrong: string;
  readonly right: string;
}

/** The letter as the learner wrote it and its errors in text order. */
export function makeLearnerText(): { readonly text: string; readonly errors: readonly KnownError[] } {
  const errors: KnownError[] = [];
  let text = '';
  let at = 0;
  for (const { 0: whole, index, groups } of LETTER.matchAll(ERROR)) {
    const { wrong = '', right = '' } = groups ?? {};
    text += LETTER.slice(at, index);
    errors.push({ start: text.length, wrong, right });
    text += wrong;
    at = index + whole.length;
  }
  return { text: text + LETTER.slice(at), errors };
}

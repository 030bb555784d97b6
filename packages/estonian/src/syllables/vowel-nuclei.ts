/** Pairs that make one syllable in the first syllable of a word; other pairs there are foreign (`kli-ent`, `du-ell`). */
const FIRST_DIPHTHONGS = new Set(
  'ae ai ao au ea ei eo eu iu oa oe oi ou ui õa õe õi õo õu äe äi äo äu öa öe öi öu üi'.split(' '),
);
/** Pairs that make one syllable later in a word: plurals (`pu-na-seid`) and foreign stems (`ast-ro-naut`, `ka-kao`). */
const LATER_DIPHTHONGS = new Set('ai ao au ei eu oi ou ui õi õu äi äu öi üi'.split(' '));

/** Foreign stems whose vowel pair is cut though native words have it as a diphthong; `|` stands between the vowels. */
const CUT_STEMS = (
  'te|ater te|atri te|atra re|alis re|alit re|ageer re|akts re|akti re|anim kre|at se|anss se|ansi ge|o de|odor ' +
  'ne|o te|olo te|okr te|oreem te|oreet le|opard le|on ko|ala ko|alits bo|a ko|efits a|ort ka|ootil ka|oos ' +
  'ate|is pante|is monote|is polüte|is ego|is hero|i juda|is arha|i prosa|i intu|i laka|ooni mo|oni'
).split(' ');

const SIMPLE_CUTS: readonly { readonly stem: string; readonly place: number }[] = CUT_STEMS.map((stem) => ({
  stem: stem.replace('|', ''),
  place: stem.indexOf('|'),
}));

/** Half-open range of letters in a part of a word. */
export interface Nucleus {
  readonly start: number;
  readonly end: number;
}

/**
 * Syllable nuclei of one part of a compound. `letters` has one plain lower-case letter for each UTF-16 unit of the part,
 * `isVowel` says for each whether it is a vowel.
 */
export function findNuclei(letters: string, isVowel: readonly boolean[]): Nucleus[] {
  const cut = SIMPLE_CUTS.find(({ stem }) => letters.startsWith(stem))?.place ?? -1;
  const nuclei: Nucleus[] = [];
  let at = 0;
  while (at < letters.length) {
    if (!isVowel[at]) {
      at += 1;
      continue;
    }
    const isPair = isVowel[at + 1] === true && at + 1 !== cut && joinsNext(letters, isVowel, at, nuclei);
    const end = at + (isPair ? 2 : 1);
    nuclei.push({ start: at, end });
    at = end;
  }
  return nuclei;
}

function joinsNext(letters: string, isVowel: readonly boolean[], at: number, before: Nucleus[]): boolean {
  const [first, second, third] = [letters[at]!, letters[at + 1]!, letters[at + 2]];
  if (first === second) return true;
  // `i-de-aal`, `te-oo-ri-a`: the long vowel belongs together.
  if (second === third && isVowel[at + 2]) return false;
  const pair = first + second;
  if (before.length === 0) return FIRST_DIPHTHONGS.has(pair);
  // `raa-di-oid`, `muu-se-um`: a vowel right after another nucleus opens the next syllable with what follows it.
  if (pair === 'eu' && third === 'm') return false;
  return LATER_DIPHTHONGS.has(pair);
}

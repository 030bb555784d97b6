const NAMES =
  'A aa B bee C tsee D dee E ee F eff G gee H haa I ii J jott K kaa L ell M emm N enn O oo P pee Q kuu R err S ess Š šaa ' +
  'Z zett Ž žee T tee U uu V vee W kaksisvee Õ õõ Ä ää Ö öö Ü üü X iks Y igrek';
const NAME_OF = new Map(NAMES.match(/\S+ \S+/gu)!.map((pair) => pair.split(' ') as [string, string]));

/** Letters by their Estonian names: "EL" as "ee ell". Letters without a name stay. */
export function nameLetters(letters: string): string {
  return [...letters].map((letter) => NAME_OF.get(letter.toUpperCase()) ?? letter).join(' ');
}

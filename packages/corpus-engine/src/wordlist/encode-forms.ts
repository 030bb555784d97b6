import { compareEstonian } from '../base/estonian-collation';
import type { JsonBytes } from '../base/json-bytes';
import type { LemmaForm } from '../token-index/token-index';

/** The most frequent first, equals in the Estonian alphabet's order. */
export function sortForms(forms: readonly LemmaForm[]): readonly LemmaForm[] {
  return forms.toSorted((a, b) => b.count - a.count || compareEstonian(a.form, b.form));
}

/** Writes forms as a JSON array of objects with `vorm`, `sagedus` and `tekstid`. */
export function encodeForms(forms: readonly LemmaForm[], out: JsonBytes): void {
  out.writeAscii('[');
  forms.forEach(({ form, count, textCount }, index) => {
    out.writeAscii(index === 0 ? '{"vorm":' : ',{"vorm":');
    out.writeString(form);
    out.writeAscii(`,"sagedus":${count},"tekstid":${textCount}}`);
  });
  out.writeAscii(']');
}

import { describe, expect, it } from 'vitest';
import { toVabamorfForm } from './to-vabamorf-form';

describe('the form code of Vabamorf', () => {
  it.each([
    ['S', 'Case=Nom|Number=Sing', 'sg n'],
    ['S', 'Case=Add|Number=Sing', 'adt'],
    ['P', 'Case=Com|Number=Plur|PronType=Dem', 'pl kom'],
    ['A', 'Case=Gen|Degree=Cmp|Number=Plur', 'pl g'],
    ['A', 'Degree=Pos|Tense=Past|VerbForm=Part|Voice=Pass', ''],
    ['A', 'Case=Abe|Degree=Pos|VerbForm=Sup|Voice=Act', ''],
    ['N', 'NumForm=Digit|NumType=Card', '?'],
    ['Y', 'Abbr=Yes', '?'],
    ['D', '_', ''],
    ['Z', '_', ''],
    ['V', 'Mood=Ind|Number=Plur|Person=3|Tense=Pres|VerbForm=Fin|Voice=Act', 'vad'],
    ['V', 'Mood=Ind|Number=Sing|Person=3|Tense=Past|VerbForm=Fin|Voice=Act', 's'],
    ['V', 'Mood=Cnd|Number=Sing|Person=1|Tense=Pres|VerbForm=Fin|Voice=Act', 'ksin'],
    ['V', 'Mood=Cnd|Tense=Past|VerbForm=Fin|Voice=Act', 'nuks'],
    ['V', 'Mood=Imp|Number=Plur|Person=2|Tense=Pres|VerbForm=Fin|Voice=Act', 'ge'],
    ['V', 'Connegative=Yes|Mood=Imp|Tense=Pres|VerbForm=Fin|Voice=Act', 'o'],
    ['V', 'Connegative=Yes|Mood=Ind|Tense=Past|VerbForm=Fin|Voice=Act', 'nud'],
    ['V', 'Connegative=Yes|Mood=Ind|Tense=Pres|VerbForm=Fin|Voice=Pass', 'ta'],
    ['V', 'Mood=Ind|Tense=Past|VerbForm=Fin|Voice=Pass', 'ti'],
    ['V', 'Mood=Cnd|Tense=Pres|VerbForm=Fin|Voice=Pass', 'taks'],
    ['V', 'Mood=Qot|Tense=Pres|VerbForm=Fin|Voice=Act', 'vat'],
    ['V', 'Polarity=Neg', 'neg'],
    ['V', 'Mood=Ind|Polarity=Neg|Tense=Pres|VerbForm=Fin|Voice=Act', 'neg o'],
    ['V', 'Case=Ine|VerbForm=Sup|Voice=Act', 'mas'],
    ['V', 'VerbForm=Inf', 'da'],
    ['V', 'VerbForm=Conv', 'des'],
    ['V', 'Tense=Past|VerbForm=Part|Voice=Pass', 'tud'],
  ])('of %s with %s is "%s"', (tag, features, form) => {
    expect(toVabamorfForm(tag, features)).toBe(form);
  });
});

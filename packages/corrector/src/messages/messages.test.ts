import { describe, expect, it } from 'vitest';
import { ALL_RULES } from '../rules/rule-table';
import enForms from './en/forms.json';
import enReasons from './en/reasons.json';
import enRules from './en/rules.json';
import etForms from './et/forms.json';
import etReasons from './et/reasons.json';
import etRules from './et/rules.json';

describe('the messages of the corrector', () => {
  it.each([
    ['forms', etForms, enForms],
    ['reasons', etReasons, enReasons],
    ['rules', etRules, enRules],
  ])('have the same keys in both languages: %s', (_, et, en) => {
    expect(Object.keys(en)).toEqual(Object.keys(et));
  });

  it('have no key in two files', () => {
    const keys = [etForms, etReasons, etRules].flatMap((messages) => Object.keys(messages));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('belong to a rule of the table', () => {
    const named = Object.keys(etRules).filter((key) => key.endsWith('.name'));
    expect(named.map((key) => key.slice(0, -'.name'.length)).sort()).toEqual(
      ALL_RULES.map(({ id }) => id).sort(),
    );
  });
});

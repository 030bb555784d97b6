import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { loadLazyMessages } from '../i18n/lazy-messages';
import { startI18n } from '../i18n/start-i18n';
import { CqlFields } from './cql-fields';
import { CqlQueryField } from './cql-query-field';

function Scene({ first }: { readonly first: string }) {
  const [cql, setCql] = useState(first);
  return (
    <>
      <CqlQueryField cql={cql} onChange={setCql} showsErrors />
      <CqlFields cql={cql} onChange={setCql} />
    </>
  );
}

async function renderFields(first: string) {
  localStorage.setItem('language', 'en');
  await startI18n();
  await loadLazyMessages('word-context-cql');
  const user = userEvent.setup();
  render(<Scene first={first} />);
  return { user, readQuery: () => screen.getByLabelText<HTMLTextAreaElement>(/^Query/u).value };
}

async function choose(user: ReturnType<typeof userEvent.setup>, label: string, option: string) {
  await user.click(screen.getByLabelText(label));
  const options = screen.getAllByText(option);
  await user.click(options.at(-1)!);
}

async function addCondition(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(screen.getByText('Add a condition'));
  await user.click(screen.getByRole('menuitem', { name }));
}

it('shows the place of a fault and says what is wrong', async () => {
  await renderFields('[pos="VERB" lemma="a"]');
  expect(screen.getByText(/This character is not allowed here\./u)).toBeTruthy();
  expect(screen.getByLabelText('The error is at character 13').textContent).toBe('l');
});

it.each([
  ['[pos="NOUNN"]', /There is no such value\. The nearest: NOUN, /u],
  [
    '(meet "suur" "maja")',
    /Write a sequence or a choice, such as "suur" \[\]\* "maja" \| "maja" \[\]\* "suur" within s\./u,
  ],
  ['"maja" sort by word', /Commands such as sort, .* For example "maja"\./u],
  ['<text level="B1"/> containing "maja"', /such as "maja" within <text level="B1"\/>\./u],
])('names the nearest form that works for %s', async (cql, message) => {
  await renderFields(cql);
  expect(screen.getByText(message)).toBeTruthy();
});

it('builds a query place by place', async () => {
  const { user, readQuery } = await renderFields('');
  await user.click(screen.getByText('Add a word'));
  await user.click(screen.getByLabelText('Base form'));
  await user.paste('ema');
  await user.click(screen.getByText('Add a word'));
  await choose(user, 'Word class', 'verb');
  expect(readQuery()).toBe('[lemma="ema"] [pos="VERB"] within s');
  expect(screen.getByText('2. verb').getAttribute('aria-pressed')).toBe('true');
});

it('repeats and removes places, also while what is left is no query yet', async () => {
  const { user, readQuery } = await renderFields('[lemma="ema"] [feats="Mood=Cnd"]');
  await user.click(screen.getByText('2. conditional'));
  await addCondition(user, 'How many in a row');
  await choose(user, 'How many in a row', 'one or none');
  await user.click(screen.getByLabelText('All in one sentence'));
  expect(readQuery()).toBe('[lemma="ema"] [feats="Mood=Cnd"]? within s');
  await user.click(screen.getByText('1. ema'));
  await user.click(screen.getByText('Remove word 1'));
  expect(readQuery()).toBe('[feats="Mood=Cnd"]? within s');
  expect(screen.getByText('1. conditional').getAttribute('aria-pressed')).toBe('true');
});

it('adds conditions one by one, and shows those that a query has', async () => {
  const { user, readQuery } = await renderFields('[Number="Plur"]');
  expect(screen.getByLabelText('Number')).toBeTruthy();
  expect(screen.queryByLabelText('Case')).toBeNull();
  await addCondition(user, 'Case');
  expect(document.activeElement?.closest('[data-condition]')?.getAttribute('data-condition')).toBe('Case');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('option', { name: 'partitive' }));
  expect(readQuery()).toBe('[feats="Number=Plur|Case=Par"]');
  await user.click(screen.getByText('Add a condition'));
  expect(screen.queryByRole('menuitem', { name: 'Case' })).toBeNull();
});

it('asks for errors by their names, for any error, and for what belongs in their place', async () => {
  const { user, readQuery } = await renderFields('[lemma="raamat"]');
  await addCondition(user, 'Error');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('option', { name: 'Spelling' }));
  expect(readQuery()).toBe('[lemma="raamat" & error="R:SPELL"]');
  expect(screen.getByText('1. raamat, Spelling')).toBeTruthy();
  await choose(user, 'Error', 'any error');
  expect(readQuery()).toBe('[lemma="raamat" & error=".*"]');
  await addCondition(user, 'Corrected word');
  await user.paste('raamatut');
  expect(readQuery()).toBe('[lemma="raamat" & error=".*" & corrected="raamatut"]');
});

it('reads a typed query back and keeps what the drop-downs do not offer', async () => {
  const { user, readQuery } = await renderFields('"maja" [Case="Gen" & Number="Plur" & PronType="Prs"]{2,3}');
  await user.click(screen.getByText('2. genitive, plural'));
  expect(screen.getByText('2 to 3')).toBeTruthy();
  await choose(user, 'Case', 'partitive');
  expect(readQuery()).toBe('[word="maja"] [feats="Number=Plur|PronType=Prs|Case=Par"]{2,3}');
});

it('offers to start again where a query holds more than it can show', async () => {
  const { user, readQuery } = await renderFields('');
  await user.click(screen.getByText('compounds that end in “maja”'));
  expect(readQuery()).toBe('[lemma=".+maja"]');
  await user.click(screen.getByText('Start again'));
  expect(readQuery()).toBe('[] within s');
  expect(screen.getByText('1. any word')).toBeTruthy();
});

import { MAX_LINE_FILTER_CHARACTERS } from '@keelerada/contract/fields/limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterField, FilterInput } from '../../shared/ui/filter-field';
import { type ContextFilter, contextParts } from '../../shared/word-menu/line-choice';

/** How long typing rests before the lines are filtered. */
const TYPING_REST_MS = 300;

interface WordContextFilterProps {
  readonly filter: ContextFilter | null;
  readonly onChange: (filter: ContextFilter | null) => void;
}

const readFilter = ({ part, text }: ContextFilter): ContextFilter | null =>
  text.trim() === '' ? null : { part, text };

/** What is typed, and the filter that it becomes once typing rests. A filter cleared elsewhere clears what was typed. */
function useTypedFilter(filter: ContextFilter | null, onChange: WordContextFilterProps['onChange']) {
  const [draft, setDraft] = useState<ContextFilter>(filter ?? { part: 'line', text: '' });
  const sent = useRef(filter);
  const send = useRef(onChange);
  send.current = onChange;
  useEffect(() => {
    if (JSON.stringify(filter) === JSON.stringify(sent.current)) return;
    sent.current = filter;
    setDraft((old) => filter ?? { ...old, text: '' });
  }, [filter]);
  useEffect(() => {
    const next = readFilter(draft);
    if (JSON.stringify(next) === JSON.stringify(sent.current)) return;
    const timer = setTimeout(() => {
      sent.current = next;
      send.current(next);
    }, TYPING_REST_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return [draft, setDraft] as const;
}

/** Keeps lines that hold a text in one of their parts, as it is typed. */
export function WordContextFilter({ filter, onChange }: WordContextFilterProps) {
  const { t } = useTranslation('word-context');
  const [draft, setDraft] = useTypedFilter(filter, onChange);
  return (
    <FilterField
      label={t('filter.title')}
      choice={{
        ways: contextParts.map((part) => [part, t(`filter.parts.${part}`)]),
        way: draft.part,
        onWay: (next) => setDraft({ ...draft, part: next }),
      }}
    >
      <FilterInput
        label={t('filter.text')}
        lang="et"
        maxLength={MAX_LINE_FILTER_CHARACTERS}
        value={draft.text}
        onChange={({ target }) => setDraft({ ...draft, text: target.value })}
      />
    </FilterField>
  );
}

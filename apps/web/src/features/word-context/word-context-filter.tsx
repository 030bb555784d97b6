import TextField from '@mui/material/TextField';
import { MAX_LINE_FILTER_CHARACTERS } from '@keelerada/contract/fields/limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rem } from '../../shared/design/tokens';
import { FoldingFilters } from '../../shared/ui/folding-filters';
import { SelectField } from '../../shared/ui/select-field';
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
    <FoldingFilters role="search" label={t('filter.title')}>
      <SelectField
        label={t('filter.where')}
        value={draft.part}
        onChange={(next) => setDraft({ ...draft, part: next })}
        sx={{ width: rem(120), flexShrink: 0 }}
        options={contextParts}
        nameOption={(part) => t(`filter.parts.${part}`)}
      />
      <TextField
        size="small"
        label={t('filter.text')}
        value={draft.text}
        onChange={({ target }) => setDraft({ ...draft, text: target.value })}
        slotProps={{
          htmlInput: {
            lang: 'et',
            spellCheck: false,
            autoComplete: 'off',
            maxLength: MAX_LINE_FILTER_CHARACTERS,
          },
        }}
        sx={{ flex: 1, minWidth: 0 }}
      />
    </FoldingFilters>
  );
}

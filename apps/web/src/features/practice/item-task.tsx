import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ChoiceButtons } from './choice-buttons';
import { type Answer, foldAnswer } from './check-answer';
import { CommaTask } from './comma-task';
import { MendTask } from './mend-task';
import { rightStyle, sentenceStyle, wrongStyle } from './practice-style';
import type { TaskProps } from './task-props';

const style = {
  textDecoration: 'underline',
  textDecorationColor: 'var(--e-form)',
  textDecorationThickness: '2px',
  textUnderlineOffset: '6px',
} as const;

interface WithGovernorProps {
  readonly text: string;
  /** The word that asks for the form; null where it is not shown. */
  readonly governor: string | null;
}

/** A part of a sentence, the governing word underlined where it stands in it. */
function WithGovernor({ text, governor }: WithGovernorProps) {
  if (governor === null) return text;
  return text.split(/([\p{L}\p{N}-]+)/u).map((part, index) =>
    index % 2 === 1 && foldAnswer(part) === foldAnswer(governor) ? (
      <Box key={index} component="span" sx={style}>
        {part}
      </Box>
    ) : (
      part
    ),
  );
}

interface ItemTaskProps extends TaskProps {
  /** Takes an answer that needs no button to be checked. */
  readonly onAnswer: (answer: Answer) => void;
}

const inputStyle = {
  ...{ font: 'inherit', color: 'inherit', bgcolor: 'transparent', border: 0, borderRadius: 0, p: '0 4px' },
  borderBottom: '2px solid var(--line-strong)',
  width: { xs: 176, sm: 240 },
  maxWidth: '100%',
  outline: 'none',
  '&:focus': { borderColor: 'var(--focus)', boxShadow: '0 1px 0 var(--focus)' },
} as const;

/** The place that is asked for: a field, an empty place for one of the choices, or what became of it. */
function Gap({ item, draft, onDraft, given }: TaskProps) {
  const { t } = useTranslation('practice');
  const isRight = given?.verdict === 'right';
  if (given !== null && (isRight || item.choices.length > 0))
    return (
      <Box component="span" data-drawn sx={isRight ? rightStyle : wrongStyle}>
        {given.answer.text === '' ? '…' : given.answer.text}
      </Box>
    );
  if (item.choices.length > 0)
    return (
      <Box component="span" role="img" aria-label={t('gap')} sx={{ whiteSpace: 'nowrap' }}>
        ______
      </Box>
    );
  return (
    <Box
      component="input"
      value={draft.text}
      readOnly={given !== null}
      aria-label={t('your_answer')}
      aria-invalid={given !== null}
      autoFocus={given === null}
      {...{ lang: 'et', autoComplete: 'off', autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false }}
      onChange={({ target }) => onDraft({ ...draft, text: target.value })}
      sx={given === null ? inputStyle : { ...inputStyle, ...wrongStyle }}
    />
  );
}

/** The sentence with what is to be done in it. */
export function ItemTask({ onAnswer, ...props }: ItemTaskProps) {
  const { item, given } = props;
  if (item.kind === 'PLACE_COMMA') return <CommaTask {...props} />;
  if (item.kind === 'MEND_ERROR' && item.choices.length === 0) return <MendTask {...props} />;
  const governor = given === null ? null : item.explanation.governor;
  const hint = item.baseForm ?? item.written;
  return (
    <>
      <Box component="p" lang="et" sx={sentenceStyle}>
        <WithGovernor text={item.before} governor={governor} />
        <Gap {...props} />
        {hint !== '' && item.choices.length === 0 && (
          <Box component="span" sx={{ color: 'var(--ink-3)' }}>{` (${hint})`}</Box>
        )}
        <WithGovernor text={item.after} governor={governor} />
      </Box>
      {item.choices.length > 0 && (
        <ChoiceButtons
          {...{ item, given }}
          onChoose={(text) => onAnswer({ text, wordStart: null, commas: [] })}
        />
      )}
    </>
  );
}

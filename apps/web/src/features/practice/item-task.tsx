import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import { ChoiceButtons } from './choice-buttons';
import type { Answer } from './check-answer';
import { CommaTask } from './comma-task';
import { ListenTask } from './listen-task';
import { MendTask } from './mend-task';
import { OrderTask } from './order-task';
import { inputStyle, plainInput, rightStyle, sentenceStyle, storyStyle, wrongStyle } from './practice-style';
import type { GivenAnswer, Round } from './round';
import type { TaskProps } from './task-props';
import { WithGovernor } from './with-governor';

interface ItemTaskProps extends TaskProps {
  /** Takes an answer that needs no button to be checked. */
  readonly onAnswer: (answer: Answer) => void;
  /** The short text whose gap it is: what is answered of it, and its end. */
  readonly story: { readonly round: Round; readonly after: string } | null;
}

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
      {...plainInput}
      onChange={({ target }) => onDraft({ ...draft, text: target.value })}
      sx={given === null ? inputStyle : { ...inputStyle, ...wrongStyle }}
    />
  );
}

/** A gap of the text that is not asked for now: answered, or to come. */
function OtherGap({ item, given }: { readonly item: PracticeItem; readonly given: GivenAnswer | undefined }) {
  if (given === undefined) return <Blank item={item} />;
  const { verdict, answer } = given;
  if (verdict === 'right') return <Box component="span" data-drawn sx={rightStyle} children={answer.text} />;
  return (
    <Box component="span" data-drawn sx={wrongStyle}>
      <Box component="del" sx={{ color: 'var(--ink-3)' }} children={answer.text} /> <b>{item.accepted[0]}</b>
    </Box>
  );
}

const Blank = ({ item }: { readonly item: PracticeItem }) => (
  <Box component="span" sx={{ color: 'var(--ink-3)', whiteSpace: 'nowrap' }}>
    ______ <small>({item.baseForm})</small>
  </Box>
);

/** The whole text, the gap that is asked for open. */
function StoryTask({
  story: { round, after },
  ...props
}: TaskProps & { readonly story: NonNullable<ItemTaskProps['story']> }) {
  return (
    <Box component="p" lang="et" sx={storyStyle}>
      {round.items.map((item, at) => (
        <Fragment key={item.id}>
          {item.before}
          {at === round.place && props.given === null ? (
            <>
              <Gap {...props} /> <small>({item.baseForm})</small>
            </>
          ) : (
            <OtherGap item={item} given={round.given[at]} />
          )}
        </Fragment>
      ))}
      {after}
    </Box>
  );
}

/** The sentence with what is to be done in it. */
export function ItemTask({ onAnswer, story, ...props }: ItemTaskProps) {
  const { item, given } = props;
  if (story !== null) return <StoryTask {...props} story={story} />;
  if (item.kind === 'PLACE_COMMA') return <CommaTask {...props} />;
  if (item.kind === 'ORDER_TILES') return <OrderTask {...props} />;
  if (item.kind === 'LISTEN_AND_WRITE') return <ListenTask {...props} />;
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
          onChoose={(text) => onAnswer({ text, wordStart: null, places: [] })}
        />
      )}
    </>
  );
}

import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeItem } from '@keelerada/contract/teaching/practice';
import { ChoiceButtons } from './choice-buttons';
import type { Answer } from './check-answer';
import { MendTask } from './mend-task';
import {
  boxStyle,
  inputStyle,
  plainInput,
  rightStyle,
  sentenceStyle,
  storyStyle,
  wrongStyle,
  wordStyle,
} from './practice-style';
import type { GivenAnswer, Round } from './round';
import type { TaskProps } from './task-props';
import { WithGovernor } from './with-governor';
import VolumeUpIcon from '@mui/icons-material/VolumeUpOutlined';
import Button from '@mui/material/Button';
import { useReadAloud } from '../../shared/speech/use-read-aloud';
import { TOUCH_PX } from '../../shared/design/tokens';
import { listWords } from './sentence-words';

const commaStyle = { ...rightStyle, px: '3px' } as const;
const extraStyle = {
  ...wrongStyle,
  px: '3px',
  color: 'var(--ink-2)',
  textDecoration: 'line-through',
} as const;
const missedStyle = { ...wrongStyle, px: '3px', fontWeight: 600, textDecoration: 'none' } as const;

/** A word takes a comma behind it, or gives it up; when that is checked, each comma is as it was put. */
function CommaTask({ item, draft, onDraft, given }: TaskProps) {
  const { t } = useTranslation('practice');
  const words = listWords(item);
  const isRight = given?.verdict === 'right';
  const wanted = isRight ? draft.places : item.commaPlaces;
  const toggle = (place: number) => {
    const others = draft.places.filter((each) => each !== place);
    onDraft({ ...draft, places: others.length < draft.places.length ? others : [...others, place] });
  };
  const drawComma = (place: number) => {
    const isPut = draft.places.includes(place);
    if (given === null) return isPut && ',';
    if (!wanted.includes(place)) return isPut && <Box component="del" sx={extraStyle} children="," />;
    return <Box component="ins" data-drawn sx={isPut ? commaStyle : missedStyle} children="," />;
  };
  return (
    <Box role="group" aria-label={t('sentence')} lang="et" sx={sentenceStyle}>
      {words.map(({ start, end, text }, place) => (
        <Fragment key={start}>
          {given === null && place < words.length - 1 ? (
            <Box
              component="button"
              type="button"
              aria-pressed={draft.places.includes(end)}
              aria-label={t('comma_after', { word: text })}
              onClick={() => toggle(end)}
              sx={{ ...wordStyle, pr: '10px', mr: '-10px' }}
            >
              {text}
              {drawComma(end)}
            </Box>
          ) : (
            <>
              {text}
              {drawComma(end)}
            </>
          )}{' '}
        </Fragment>
      ))}
    </Box>
  );
}

/** Tiles that become a sentence: a press takes one up behind the others, another puts it back. */
function OrderTask({ item, draft, onDraft, given }: TaskProps) {
  const { t } = useTranslation('practice');
  const { places } = draft;
  const place = (next: readonly number[]) =>
    onDraft({ ...draft, places: next, text: next.map((at) => item.choices[at]!).join(' ') });
  if (given !== null)
    return (
      <Box component="p" lang="et" sx={sentenceStyle}>
        <Box component="span" data-drawn sx={given.verdict === 'right' ? rightStyle : wrongStyle}>
          {draft.text === '' ? '…' : draft.text}
        </Box>
      </Box>
    );
  const drawTile = (at: number, next: readonly number[]) => (
    <Box key={at} component="button" type="button" lang="et" onClick={() => place(next)} sx={tileStyle}>
      {item.choices[at]}
    </Box>
  );
  const left = item.choices.map((_, at) => at).filter((at) => !places.includes(at));
  return (
    <>
      <Box role="group" aria-label={t('sentence')} sx={{ ...rowStyle, ...lineStyle }}>
        {places.map((at) =>
          drawTile(
            at,
            places.filter((each) => each !== at),
          ),
        )}
      </Box>
      <Box role="group" aria-label={t('tiles')} sx={rowStyle}>
        {left.map((at) => drawTile(at, [...places, at]))}
      </Box>
    </>
  );
}

/** A sentence that is heard and written. Only the sentence is sent, for its sound. */
function ListenTask({ item, draft, onDraft, given }: TaskProps) {
  const { t } = useTranslation('practice');
  const { isPlaying, toggle } = useReadAloud(item.accepted[0]!);
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<VolumeUpIcon />} onClick={toggle}>
        {t(isPlaying ? 'stop' : 'listen')}
      </Button>
      <Box sx={sentenceStyle}>
        <Box
          component="input"
          value={draft.text}
          readOnly={given !== null}
          aria-label={t('your_answer')}
          {...plainInput}
          onChange={({ target }) => onDraft({ ...draft, text: target.value })}
          sx={{ ...inputStyle, ...(given !== null && wrongStyle), width: '100%' }}
        />
      </Box>
    </>
  );
}

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

const rowStyle = { display: 'flex', flexWrap: 'wrap', gap: 1, py: 1.5, minHeight: TOUCH_PX + 24 } as const;
const lineStyle = { borderBottom: '2px solid var(--line-strong)', mb: 1 } as const;
const tileStyle = {
  ...boxStyle,
  minHeight: TOUCH_PX,
  px: 1.5,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'var(--hover)' },
} as const;

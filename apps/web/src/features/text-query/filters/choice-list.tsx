import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readOwn } from '@keelerada/estonian/make-table';
import { useLanguage, useNumberFormat } from '../../../shared/i18n/use-language';
import { FacetChoice } from './facet-choice';
import { letters } from '../../../shared/design/tokens';

export interface ListedChoice {
  readonly value: string;
  readonly label: string;
}

/** Lists with more choices have a search field and show a part at first. */
const LONG_LIST = 10;
const SHORT_PART = 8;

interface ChoiceListProps {
  readonly title: string;
  readonly choices: readonly ListedChoice[];
  readonly chosen: readonly string[];
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
  /** Sorts by the number of texts, equals by the alphabet of the interface; else the order given stays. */
  readonly isByNumber: boolean;
}

/** Choices of a long list that show: those searched for, or those with texts, the first few unless all are wanted. */
function useShownChoices({ choices, chosen, counts, isByNumber }: ChoiceListProps) {
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const countTexts = ({ value }: ListedChoice) => readOwn(counts ?? {}, value) ?? 0;
  const sorted = isByNumber
    ? choices.toSorted(
        (left, right) =>
          countTexts(right) - countTexts(left) || left.label.localeCompare(right.label, language),
      )
    : choices;
  const isLong = choices.length > LONG_LIST;
  const wanted = search.trim().toLocaleLowerCase(language);
  if (!isLong || showsAll || wanted !== '') {
    const shown = sorted.filter(({ label }) => label.toLocaleLowerCase(language).includes(wanted));
    return { shown, isLong, search, setSearch, showsAll, setShowsAll };
  }
  const isChosen = ({ value }: ListedChoice) => chosen.includes(value);
  const withTexts = sorted.filter(
    (choice) => (readOwn(counts ?? {}, choice.value) ?? 1) > 0 || isChosen(choice),
  );
  const shown = withTexts.filter((choice, index) => index < SHORT_PART || isChosen(choice));
  return { shown, isLong, search, setSearch, showsAll, setShowsAll };
}

/** The choices of a filter, of a long one those that matter first. */
export function ChoiceList(props: ChoiceListProps) {
  const { title, choices, chosen, counts, onChange } = props;
  const { t } = useTranslation('text-query');
  const formatNumber = useNumberFormat();
  const { shown, isLong, search, setSearch, showsAll, setShowsAll } = useShownChoices(props);
  const toggle = (value: string, isChosen: boolean) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((each) => (each === value ? isChosen : chosen.includes(each))),
    );
  return (
    <>
      {isLong && (
        <InputBase
          value={search}
          placeholder={t('search')}
          onChange={({ target }) => setSearch(target.value)}
          inputProps={{ 'aria-label': t('search_in', { filter: title }), type: 'search' }}
          sx={{
            width: '100%',
            px: 1,
            mb: 0.5,
            ...letters[14],
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            '&.Mui-focused': { borderColor: 'primary.main', outline: 1, outlineColor: 'text.primary' },
          }}
        />
      )}
      <Box sx={choices.every(({ label }) => label.length <= 9) ? shortLabels : undefined}>
        {shown.map(({ value, label }) => (
          <FacetChoice
            key={value}
            label={label}
            count={counts === undefined ? undefined : (readOwn(counts, value) ?? 0)}
            isChosen={chosen.includes(value)}
            onChange={(isChosen) => toggle(value, isChosen)}
          />
        ))}
      </Box>
      {shown.length === 0 && (
        <Typography color="text.secondary">
          {t(search.trim() === '' ? 'nobody_tells' : 'nothing_like_this')}
        </Typography>
      )}
      {isLong && search.trim() === '' && (
        <Button onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('show_fewer') : t('show_all', { formatted: formatNumber(choices.length) })}
        </Button>
      )}
    </>
  );
}

/** Short captions, such as ranges of numbers, stand in two columns. */
const shortLabels = { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2 };

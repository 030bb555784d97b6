import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import HelpIcon from '@mui/icons-material/HelpOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ErrorProfileResponse, ErrorProfileRow } from '@keelerada/contract/tools/error-profile';
import { type Label, writerGroupNames } from '@keelerada/contract/texts/enumerations';
import { readOwn } from '@keelerada/estonian/make-table';
import { useMemo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import { gapErrorCodes } from '@keelerada/contract/fields/choices';
import { letters } from '../../shared/design/tokens';
import { useLabel, useLanguage, useNumberFormat } from '../../shared/i18n/use-language';
import { ResultReferences } from '../../shared/citation/result-references';
import { MoreActions } from '../../shared/ui/more-actions';
import { BarActions } from '../../shared/ui/tool-bar';
import { useIsAtLeast } from '../../shared/ui/use-screen-width';
import { ErrorPanel } from './error-panel';
import { useErrorProfileView, TOOL } from './query/error-profile-view';
import { chooseGroups, listGroups, type ProfileGroup, hidesSmallGroups } from './list-groups';
import { panelsStyle } from './panel-style';
import { ProfileDownload } from './profile-download';
import { ProfileHead, Trust } from './profile-head';
import { ProfileTable } from './profile-table';
import { useLinesPaths } from './use-lines-paths';
import Chip from '@mui/material/Chip';
import { FilterField } from '../../shared/ui/filter-field';
import { useQuery } from '@tanstack/react-query';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { useToolView } from '../../shared/tool-session/tool-views';
import { readTextId } from './error-marks/read-text-id';
import { makeMarksQuery, MarkedTextPart } from './error-marks/marked-text-part';

/** So many texts without marks are passed over in search of a first one. */
const MOST_PASSED = 8;

/** The first of the texts that is marked; the last one looked at while none is found. */
function useFirstMarked(ids: readonly string[], isWanted: boolean): string | undefined {
  const [place, setPlace] = useState(0);
  const id = ids[place];
  const { data } = useQuery({ ...makeMarksQuery(id ?? ''), enabled: isWanted && id !== undefined });
  const isPassed = data !== undefined && (data.state !== 'marked' || data.marks.length === 0);
  useEffect(() => {
    if (isWanted && isPassed && place < Math.min(MOST_PASSED, ids.length - 1)) setPlace(place + 1);
  }, [isWanted, isPassed, place, ids.length]);
  return id;
}

/** One of the chosen texts at a time, as written and as corrected; at first the one that shows the kind of error best. */
function ChosenMarkedText({ exampleId }: { readonly exampleId: string | null }) {
  const { corpusTextIds } = useTextSelection();
  const ids = corpusTextIds ?? [];
  const [kept, keep] = useToolView<string | null>(`${TOOL}.text`, null, readTextId);
  const isChosen = kept !== null && ids.includes(kept);
  const isExample = exampleId !== null && ids.includes(exampleId);
  const first = useFirstMarked(ids, !isChosen && !isExample);
  const id = isChosen ? kept : isExample ? exampleId : first;
  if (id === undefined) return null;
  const walk = {
    place: ids.indexOf(id),
    count: ids.length,
    onGo: (place: number) => keep(ids[place] ?? null),
  };
  return (
    <Box sx={{ pt: '28px' }}>
      <MarkedTextPart id={id} walk={walk} />
    </Box>
  );
}

/** Which groups show. */
function GroupFilter({ groups }: { readonly groups: readonly ProfileGroup[] }) {
  const { t } = useTranslation('error-profile-screen');
  const formatNumber = useNumberFormat();
  const [view, setView] = useErrorProfileView();
  const { hidden, showsSmall } = view;
  const choices = groups.map(({ key, label, texts }) => ({
    ...{ key, isShown: !hidden.includes(key) },
    label: t('filter.group', { count: texts, label, formatted: formatNumber(texts) }),
    next: { hidden: hidden.includes(key) ? hidden.filter((each) => each !== key) : [...hidden, key] },
  }));
  const small = { key: '', isShown: showsSmall, label: t('filter.small'), next: { showsSmall: !showsSmall } };
  return (
    <FilterField label={t('filter.groups')}>
      {[...choices, ...(hidesSmallGroups(groups) ? [small] : [])].map(({ key, isShown, label, next }) => (
        <Chip
          key={key}
          size="small"
          variant={isShown ? 'filled' : 'outlined'}
          aria-pressed={isShown}
          label={label}
          onClick={() => setView({ ...view, ...next })}
        />
      ))}
    </FilterField>
  );
}

/** Leads to a worksheet about the first type of error that a gap can stand for. */
function WorksheetLink({ rows }: { readonly rows: readonly ErrorProfileRow[] }) {
  const { t } = useTranslation('error-profile-screen');
  const code = gapErrorCodes.find((each) => rows.some((row) => row.code === each && row.hits > 0));
  if (code === undefined) return null;
  return (
    <Button
      component={Link}
      to={`/teacher/worksheet?${new URLSearchParams({ error: code }).toString()}`}
      color="inherit"
      startIcon={<AssignmentIcon />}
    >
      {t('worksheet')}
    </Button>
  );
}

interface ProfileResultProps {
  readonly answer: ErrorProfileResponse;
}

type CodedRow = ErrorProfileResponse['errorList'][number] & { readonly code: string };

/** The types that show, those with most marks first. */
function chooseRows(answer: ErrorProfileResponse, code: string | null): readonly CodedRow[] {
  return answer.errorList
    .filter((row): row is CodedRow => row.code !== null && (code === null || row.code === code))
    .sort((one, other) => other.hits - one.hits);
}

/** With more groups the table needs the whole width. */
const MOST_BESIDE = 5;

/** Whether there is anything to draw. */
const isKnown = (row: CodedRow, groups: readonly ProfileGroup[]): boolean =>
  groups.some(({ place }) => row.groups[place]!.hits > 0);

interface NotesProps extends ProfileResultProps {
  /** Of all types, or of the one that is chosen. */
  readonly row: ErrorProfileRow;
  readonly groups: readonly ProfileGroup[];
}

function Notes({ answer, row, groups }: NotesProps) {
  const { t } = useTranslation('error-profile-screen');
  const formatRate = useNumberFormat(2);
  const readLabel = useLabel();
  const { otherTexts, goldTexts, machineTexts, version, measuredWith } = answer.provenance;
  const notes = [
    t('notes.interval'),
    t('notes.small'),
    ...(answer.omadus === 'level'
      ? groups.flatMap(({ value }) => {
          const writers = readOwn<Label>(writerGroupNames, value ?? '');
          return writers === undefined ? [] : [`${readLabel(writers)}.`];
        })
      : []),
    ...(row.estimated ? [t('notes.estimated', { rate: formatRate(row.estimated.per100) })] : []),
    ...(!row.estimated && version !== null && version !== measuredWith
      ? [t('notes.other_version', { version, measuredWith })]
      : []),
    ...(goldTexts > 0 && machineTexts > 0 ? [t('notes.gold', { count: goldTexts })] : []),
    ...(otherTexts > 0 ? [t('notes.other', { count: otherTexts })] : []),
  ];
  return <Typography sx={{ ...letters[12], color: 'var(--ink-3)', pt: 1 }}>{notes.join(' ')}</Typography>;
}

/** The groups of the answer with the addresses of their lines. */
function useGroups({ answer }: ProfileResultProps) {
  const { t } = useTranslation('error-profile-screen');
  const language = useLanguage();
  const [view] = useErrorProfileView();
  const all = useMemo(
    () => listGroups(answer, language, { unknown: t('unknown'), byPeople: t('by_people') }),
    [answer, language, t],
  );
  const makePaths = useLinesPaths(answer.omadus);
  const shown = chooseGroups(all, view);
  return { all, shown, paths: shown.map(makePaths), makeLines: makePaths(null) };
}

/** How often each type of error is, as panels and as a table, and a text as written and corrected. */
export function ProfileResult({ answer }: ProfileResultProps) {
  const { t } = useTranslation('error-profile-screen');
  const [view] = useErrorProfileView();
  const { all, shown: groups, paths, makeLines } = useGroups({ answer });
  const rows = chooseRows(answer, view.code);
  const row = rows.length === 1 && view.code !== null ? rows[0]! : answer.total;
  const found = rows.filter((each) => isKnown(each, groups));
  const isWide = useIsAtLeast('sm');
  const isSplit = groups.length <= MOST_BESIDE;
  return (
    <Stack component="section" aria-label={t('title')} spacing={1.5} useFlexGap>
      <BarActions>
        <GroupFilter groups={all} />
        <ProfileDownload answer={answer} groups={all} />
        <MoreActions>
          <ResultReferences />
          <WorksheetLink rows={rows} />
          <Button component={Link} to="/about/error-types" color="inherit" startIcon={<HelpIcon />}>
            {t('trust.how')}
          </Button>
        </MoreActions>
      </BarActions>
      <ProfileHead {...{ row, answer, makeLines }} />
      <Box sx={isSplit ? splitStyle : stackStyle}>
        <Box sx={panelsStyle}>
          {found.map((each) => (
            <ErrorPanel
              key={each.code}
              {...{ row: each, groups, paths }}
              isByLevel={answer.omadus === 'level'}
            />
          ))}
          {found.length === 0 && <Typography>{t('nothing.no_marks')}</Typography>}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <ProfileTable {...{ answer, rows, groups, paths, makeLines, isWide: !isSplit }} />
          <Notes {...{ answer, row, groups }} />
        </Box>
      </Box>
      {!isWide && (
        <Typography component="div">
          <Trust row={row} answer={answer} />
        </Typography>
      )}
      <ChosenMarkedText exampleId={row.exampleId} />
    </Stack>
  );
}

const stackStyle = { display: 'flex', flexDirection: 'column', gap: '24px' } as const;

const splitStyle = {
  display: 'grid',
  gap: '40px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 75em)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 560px)' },
} as const;

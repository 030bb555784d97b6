import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  clusterAnalyses,
  clusterForms,
  clusterSentenceParts,
  clusterSortings,
  clusterWordClasses,
  type ClusterAnalysis,
  type ClusterSentencePart,
  type ClusterWordClass,
} from '@keelerada/contract/tools/cluster-choices';
import type { ClusterFinderRequest } from '@keelerada/contract/tools/cluster-finder';
import {
  DEFAULT_CLUSTER_LENGTH,
  DEFAULT_CLUSTER_USAGES,
  MAX_CLUSTER_LENGTH,
} from '@keelerada/contract/fields/limits';
import { readOwn } from '@keelerada/estonian/make-table';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isRecord } from '../../shared/kept-value/is-record';
import { makeTextFields } from '../../shared/text-selection/make-text-fields';
import {
  choice,
  flag,
  optionalCount,
  type OptionFieldProps,
  type OptionKind,
} from '../../shared/tool-frame/option-kinds';
import { defineOptions } from '../../shared/tool-frame/tool-options';
import { MultiSelect } from '../../shared/ui/multi-select';
import { nameTags } from './describe-cluster-finder';

/** Rows that the page asks for; a table of more serves nobody, the command line gives them all. */
const MAX_SHOWN_CLUSTERS = 20_000;
const MAX_FREQUENCY = 999_999_999;

interface Look {
  readonly analysis: ClusterAnalysis;
  readonly length: number;
  readonly wordClasses: readonly ClusterWordClass[];
  readonly sentenceParts: readonly ClusterSentencePart[];
}

/** All forms that can be chosen, by word class and group; a chosen one is `S.case.gen`. */
export const formGroups = Object.entries(clusterForms).flatMap(([wordClass, groups]) =>
  Object.entries<readonly string[]>(groups).map(([group, tags]) => ({ wordClass, group, tags })),
);
type FormGroup = (typeof formGroups)[number];

export const nameForm = ({ wordClass, group }: FormGroup, tag: string): string =>
  `${wordClass}.${group}.${tag}`;

type SentForms = NonNullable<ClusterFinderRequest['wordForms']>;

function collectForms(chosen: readonly string[]): SentForms | null {
  const forms: Record<string, Record<string, string[]>> = {};
  for (const form of chosen) {
    const [wordClass = '', group = '', tag = ''] = form.split('.');
    const groups = readOwn(forms, wordClass) ?? {};
    forms[wordClass] = { ...groups, [group]: [...(readOwn(groups, group) ?? []), tag] };
  }
  return chosen.length > 0 ? forms : null;
}

/** Any number of tags; null for none. */
const several = <Tag extends string>(known: readonly Tag[]): OptionKind<readonly Tag[], Tag[] | null> => ({
  empty: [],
  read: (linked) => (Array.isArray(linked) ? known.filter((tag) => linked.includes(tag)) : []),
  check: (tags) => ({ sent: tags.length > 0 ? [...tags] : null }),
  Field: function Field({ label, value, onChange }) {
    const { t } = useTranslation('cluster-finder-page');
    return (
      <Box sx={fieldStyle}>
        <MultiSelect
          isInLine
          {...{ label, value, emptyText: t('filters.all') }}
          options={known.map((tag) => ({ value: tag, label: t(`tags.${tag}`) }))}
          onChange={(chosen) => onChange(known.filter((tag) => chosen.includes(tag)))}
        />
      </Box>
    );
  },
  tell: 'value',
  name: nameTags,
});

/** The forms of each chosen word class. */
function FormsField({ value, onChange, values }: OptionFieldProps<readonly string[]>) {
  const { t } = useTranslation('cluster-finder-page');
  return (values as Look).wordClasses.map((wordClass) => {
    const groups = formGroups.filter((one) => one.wordClass === wordClass);
    if (groups.length === 0) return null;
    const title = t('filters.forms', { name: t(`tags.${wordClass}`) });
    return (
      <Box key={wordClass} role="group" aria-label={title} sx={{ width: '100%' }}>
        <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>{title}</Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: FIELD_GRID, gap: 2 }}>
          {groups.map((one) => {
            const own = one.tags.map((tag) => nameForm(one, tag));
            return (
              <MultiSelect
                isInLine
                key={one.group}
                label={t(`groups.${one.group}`)}
                options={one.tags.map((tag) => ({ value: nameForm(one, tag), label: t(`tags.${tag}`) }))}
                value={value.filter((form) => own.includes(form))}
                onChange={(chosen) => onChange([...value.filter((form) => !own.includes(form)), ...chosen])}
                emptyText={t('filters.all')}
              />
            );
          })}
        </Box>
      </Box>
    );
  });
}

const wordForms: OptionKind<readonly string[], SentForms | null> = {
  empty: [],
  read: (linked) =>
    formGroups.flatMap((one) => {
      const groups = isRecord(linked) ? readOwn(linked, one.wordClass) : undefined;
      const tags = isRecord(groups) ? readOwn(groups, one.group) : undefined;
      const known = Array.isArray(tags) ? one.tags.filter((tag) => tags.includes(tag)) : [];
      return known.map((tag) => nameForm(one, tag));
    }),
  check: (forms, { wordClasses }: Look) => ({
    sent: collectForms(forms.filter((form) => wordClasses.some((one) => form.startsWith(`${one}.`)))),
  }),
  Field: FormsField,
  tell: 'value',
  name: (sent: SentForms, t) =>
    nameTags(
      Object.values(sent).flatMap((groups) => Object.values(groups ?? {}).flat()),
      t,
    ),
};

const lengths = Array.from({ length: MAX_CLUSTER_LENGTH }, (_, index) => index + 1);

export const options = defineOptions(
  'cluster-finder-page',
  {
    analysis: choice(clusterAnalyses, 'WORD_CLASS', { tell: 'value' }),
    length: choice(lengths, DEFAULT_CLUSTER_LENGTH, {
      tell: 'value',
      name: (count: number, t: TFunction) => t('names.length', { count }),
    }),
    sorting: choice(clusterSortings, 'freq', {
      tell: 'cited',
      offer: ({ length }: Look) => clusterSortings.slice(0, length + 1),
    }),
    minFrequency: optionalCount(MAX_FREQUENCY, { tell: 'cited' }),
    includePunctuation: flag({
      tell: 'summary.punctuation',
      isOff: ({ analysis }: Look) => analysis === 'SYNTACTIC',
    }),
    wordClasses: several(clusterWordClasses),
    sentenceParts: several(clusterSentenceParts),
    wordForms,
    partialFilter: flag({
      tell: 'summary.partial',
      isOff: ({ wordClasses, sentenceParts }: Look) => wordClasses.length + sentenceParts.length === 0,
    }),
  },
  (sent, texts) => ({
    ...{ ...makeTextFields(texts), ...sent, limit: MAX_SHOWN_CLUSTERS, usageLimit: DEFAULT_CLUSTER_USAGES },
  }),
);

/** Fields beside each other where there is room, all of one width. */
const FIELD_GRID = 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))';
const fieldStyle = { flex: '1 1 240px', maxWidth: 480 };

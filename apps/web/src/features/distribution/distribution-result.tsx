import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type {
  DistributionRequest,
  DistributionResponse,
  WordDistribution,
} from '@keelerada/contract/tools/distribution';
import { FEW_TEXTS, FEW_WORDS } from '@keelerada/contract/fields/limits';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useNumberFormat } from '../../shared/i18n/use-language';
import { ErrorProfileLink } from '../../shared/error-marks/error-profile-link';
import { ResultReferences } from '../../shared/citation/result-references';
import { MoreActions } from '../../shared/ui/more-actions';
import { BarActions } from '../../shared/ui/tool-bar';
import { ToolTable } from '../../shared/tool-frame/tool-table';
import { useToolView } from '../../shared/tool-session/tool-views';
import { DistributionPicture } from './distribution-picture';
import {
  type DistributionView,
  findKnownProperties,
  firstDistributionView,
  readDistributionView,
  readShownOrder,
} from './distribution-view';
import { orderGroups, type ShownGroup } from './order-groups';
import { PropertyChoice } from './property-choice';
import { useDistributionColumns } from './use-distribution-columns';
import { hasRate, NO_RATE } from '../../shared/levels/rate-per-million';
import { useRateFormat } from '../../shared/i18n/use-rate-format';
import { letters } from '../../shared/design/tokens';

const DISPERSION_DECIMALS = 2;

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly detail: string;
}

function Figure({ name, value, detail }: FigureProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" color="text.secondary">
        {name}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, ...letters[20], fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
      >
        {value}
      </Typography>
      <Typography component="dd" sx={{ m: 0, color: 'text.secondary' }}>
        {detail}
      </Typography>
    </Box>
  );
}

/** What holds for all texts together: occurrences, rate, in how many texts, how evenly. */
function DistributionFigures({ answer }: { readonly answer: DistributionResponse }) {
  const { t } = useTranslation('distribution-screen');
  const language = useLanguage();
  const formatNumber = useNumberFormat();
  const formatRate = useRateFormat();
  const { hits, textsWithHits, totals, perMillion, low, high, method, dispersion } = answer;
  const formatShare = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const formatDispersion = (value: number) =>
    value.toLocaleString(language === 'et' ? 'et-EE' : 'en-GB', {
      minimumFractionDigits: DISPERSION_DECIMALS,
      maximumFractionDigits: DISPERSION_DECIMALS,
    });
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      <Figure
        name={t('figures.hits')}
        value={formatNumber(hits)}
        detail={t('figures.of_words', { count: totals.runningWords })}
      />
      <Figure
        name={t('figures.per_million')}
        value={hasRate(totals.runningWords) ? formatRate(perMillion) : NO_RATE}
        detail={
          hasRate(totals.runningWords)
            ? t('figures.interval', {
                low: formatRate(low),
                high: formatRate(high ?? low),
                method: t(`methods.${method}`),
              })
            : t('figures.few_words')
        }
      />
      <Figure
        name={t('figures.range')}
        value={formatNumber(textsWithHits)}
        detail={t('figures.of_texts', {
          count: totals.texts,
          share: formatShare.format(textsWithHits / Math.max(1, totals.texts)),
        })}
      />
      <Figure
        name={t('figures.dispersion')}
        value={dispersion === null ? '–' : formatDispersion(dispersion.dp)}
        detail={
          dispersion === null
            ? t('figures.one_text')
            : t('figures.normalised', { value: formatDispersion(dispersion.dpNorm) })
        }
      />
    </Box>
  );
}

/** Each group of the first word, in its order, with that of the second word after it. */
function pairGroups(first: readonly ShownGroup[], second: readonly ShownGroup[]): readonly ShownGroup[] {
  const keyOf = ({ value, isOwnText }: ShownGroup) => `${isOwnText} ${value}`;
  const others = new Map(second.map((group) => [keyOf(group), group]));
  return first.flatMap((group) => {
    const other = others.get(keyOf(group));
    return other === undefined ? [group] : [group, { ...other, second: true }];
  });
}

interface DistributionResultProps {
  readonly request: DistributionRequest;
  readonly answer: DistributionResponse;
}

type ShownProps = DistributionResultProps & {
  readonly view: DistributionView;
  readonly onViewChange: (view: DistributionView) => void;
};

/** The groups of one property as bars and as a table. */
function ShownProperty({ request, answer, view, onViewChange }: ShownProps) {
  const { t } = useTranslation('distribution-screen');
  const language = useLanguage();
  const known = findKnownProperties(answer);
  const property = known.includes(view.property) ? view.property : known[0]!;
  const order = readShownOrder(view, property);
  const name = t(`properties.${property}`);
  const searched = request.cql ?? answer.lemmatizedKeyword ?? request.keyword ?? '';
  const second = answer.vordlus ? (answer.vordlus.lemmatizedKeyword ?? request.vordlussona ?? '') : null;
  const words = second === null ? null : [searched, second];
  const columns = useDistributionColumns(name, words, answer.share !== undefined);
  const [unknown, ownText] = [t('unknown'), t('own_text')];
  const groups = useMemo(() => {
    const list = ({ distributionList }: WordDistribution) =>
      orderGroups(
        distributionList.find((one) => one.property === property)?.groups ?? [],
        ...([property, order, language, { unknown, ownText }] as const),
      );
    return answer.vordlus === undefined ? list(answer) : pairGroups(list(answer), list(answer.vordlus));
  }, [answer, property, order, language, unknown, ownText]);
  return (
    <>
      <PropertyChoice
        known={known}
        property={property}
        order={order}
        onPropertyChange={(next) => onViewChange({ ...view, property: next })}
        onOrderChange={(next) => onViewChange({ ...view, orders: { ...view.orders, [property]: next } })}
      />
      <DistributionPicture
        groups={groups}
        property={name}
        search={searched}
        secondSearch={second}
        isOverTime={property === 'year' && order === 'natural'}
        showsSmall={view.showsSmall}
        onShowSmall={(showsSmall) => onViewChange({ ...view, showsSmall })}
      />
      <ToolTable
        label={t('table', { property: name })}
        {...{ rows: groups, columns, totals: answer.totals, more: [[t('by'), name]] }}
        look={[view.table, (table) => onViewChange({ ...view, table })]}
        actions={<ErrorProfileLink cql={request.cql} />}
      />
    </>
  );
}

/** How what was looked for spreads over the texts and over each of their properties. */
export function DistributionResult({ request, answer }: DistributionResultProps) {
  const { t } = useTranslation('distribution-screen');
  const formatNumber = useNumberFormat();
  const [view, setView] = useToolView('distribution.view', firstDistributionView, readDistributionView);
  const { texts, runningWords } = answer.totals;
  const hasKnown = findKnownProperties(answer).length > 0;
  return (
    <Stack component="section" aria-label={t('result')} spacing={2.5} useFlexGap>
      <DistributionFigures answer={answer} />
      {answer.vordlus && <DistributionFigures answer={{ ...answer, ...answer.vordlus }} />}
      {(texts < FEW_TEXTS || runningWords < FEW_WORDS) && (
        <Alert severity="info">
          {t('too_little', { texts: formatNumber(FEW_TEXTS), words: formatNumber(FEW_WORDS) })}
        </Alert>
      )}
      {hasKnown ? (
        <ShownProperty request={request} answer={answer} view={view} onViewChange={setView} />
      ) : (
        <>
          <BarActions>
            <MoreActions>
              <ResultReferences />
            </MoreActions>
          </BarActions>
          <Alert severity="info" role="status">
            {t('no_properties')}
          </Alert>
        </>
      )}
      <Box sx={{ color: 'text.secondary', maxWidth: '80ch' }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {t('notes.title')}
        </Typography>
        {(['interval', 'dispersion', 'small'] as const).map((note) => (
          <Typography key={note} sx={{ mt: 0.5 }}>
            {t(`notes.${note}`, { texts: formatNumber(FEW_TEXTS), words: formatNumber(FEW_WORDS) })}
          </Typography>
        ))}
      </Box>
    </Stack>
  );
}

import { textLanguages } from '@keelerada/contract/fields/choices';
import { MAX_WORD_BY_WORD } from '@keelerada/contract/fields/limits';
import { use, useState, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router';
import {
  wordAnalyserCall,
  type WordAnalyserResponse,
  type WordAnalyserRequest,
} from '@keelerada/contract/tools/word-analyser';
import { AskedResultProvider } from '../../shared/citation/asked-result';
import { nameOption } from '../../shared/citation/name-option';
import { useNumberFormat, useLanguage } from '../../shared/i18n/use-language';
import { useResultInAddress } from '../../shared/result-link/use-result-in-address';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { ChooseTextsFirst } from '../../shared/tool-frame/choose-texts-first';
import { BarScreen } from '../../shared/ui/tool-bar';
import { ToolFailure } from '../../shared/tool-frame/tool-failure';
import { TextsComing } from '../../shared/tool-frame/result-link-gate';
import { ToolProgress } from '../../shared/tool-frame/tool-progress';
import { useToolDraft } from '../../shared/tool-session/tool-session';
import { StateLine } from '../../shared/ui/state-line';
import { SelectField } from '../../shared/ui/select-field';
import { AnalysisResult } from './analysis-result';
import Alert from '@mui/material/Alert';
import { useSelectionName } from '../../shared/text-selection/use-selection-name';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelectionSize } from '../../shared/text-selection/use-selection-size';
import { callApi } from '../../shared/http/call-api';
import { makeTextFields } from '../../shared/text-selection/make-text-fields';

/** Words of the chosen texts, about; null while they are not known. Where the server does not tell, those of the own text. */
function useWordCount(): number | null {
  const { corpusTextIds, ownTexts } = useTextSelection();
  const { data, isError } = useSelectionSize();
  const ownWords = useMemo(() => ownTexts?.match(/\S+/gu)?.length ?? 0, [ownTexts]);
  if (corpusTextIds === null || isError) return ownWords;
  return data === undefined ? null : data.words + ownWords;
}

type OwnTextLanguage = NonNullable<WordAnalyserRequest['ownTextLanguage']> | null;

interface WordAnalysis {
  readonly request: WordAnalyserRequest;
  readonly state: 'running' | 'cancelled' | 'failed' | 'done';
  /** Words of the texts, about; null while they are not known. */
  readonly words: number | null;
  /** Null unless `done`. */
  readonly answer: WordAnalyserResponse | null;
  readonly error: unknown;
  /** Changes with every question. */
  readonly id: string;
  readonly retry: () => void;
  readonly cancel: () => void;
}

/**
 * The analysis of the chosen texts in the language of the interface. It runs when the screen opens, and again when texts or
 * languages change; what was answered before is then gone.
 */
function useWordAnalysis(ownTextLanguage: OwnTextLanguage): WordAnalysis {
  const language = useLanguage();
  const texts = useTextSelection();
  const { ownTexts, revision, hasTexts } = texts;
  const client = useQueryClient();
  const words = useWordCount();
  const request: WordAnalyserRequest = {
    ...makeTextFields(texts),
    language,
    ownTextLanguage: ownTexts === null ? null : ownTextLanguage,
    countsEqual: true,
  };
  // The revision stands for the texts, which may be a million characters.
  const queryKey = ['word-analyser', revision, language, request.ownTextLanguage];
  const id = queryKey.join(' ');
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(wordAnalyserCall, { body: request, signal }),
    enabled: hasTexts,
    meta: { showsProgress: true },
  });
  return {
    request,
    state: readState(query),
    words,
    answer: query.data ?? null,
    error: query.error,
    id,
    retry: () => void query.refetch(),
    cancel: () => void client.cancelQueries({ queryKey }),
  };
}

function readState(query: {
  readonly status: 'pending' | 'error' | 'success';
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
}): WordAnalysis['state'] {
  if (query.status === 'success') return 'done';
  if (query.fetchStatus !== 'idle') return 'running';
  return query.status === 'error' ? 'failed' : 'cancelled';
}

/** Says that a tool leaves the second selection out; nothing where there is none. */
function FirstSelectionOnly() {
  const { t } = useTranslation('comparison');
  const selection = useTextSelection();
  const nameSelection = useSelectionName();
  if (selection.compared === null) return null;
  return (
    <Alert severity="info" role="status">
      {t('first_only', { name: nameSelection(selection) })}
    </Alert>
  );
}

const AUTOMATIC = 'auto';

interface OwnTextLanguageFieldProps {
  readonly value: OwnTextLanguage;
  readonly onChange: (language: OwnTextLanguage) => void;
  /** Language of the last answer; null before it. */
  readonly found: WordAnalyserResponse['ownTextLanguage'];
}

/** Language of the own text: recognised, or chosen. */
function OwnTextLanguageField({ value, onChange, found }: OwnTextLanguageFieldProps) {
  const { t } = useTranslation('word-analyser-screen');
  const automatic =
    value === null && found !== null
      ? t('own_language.recognised', { language: t(`own_language.${found}`) })
      : t('own_language.auto');
  return (
    <SelectField
      label={t('own_language.title')}
      value={value ?? AUTOMATIC}
      onChange={(next) => onChange(next === AUTOMATIC ? null : next)}
      options={[AUTOMATIC, ...textLanguages]}
      nameOption={(code) => (code === AUTOMATIC ? automatic : t(`own_language.${code}`))}
      sx={{ width: 260, maxWidth: '100%' }}
    />
  );
}

/** The language that an opened link asks for. Anyone can write a link. */
function readLinkedLanguage(options: unknown): OwnTextLanguage {
  const linked = (options as { ownTextLanguage?: unknown } | null)?.ownTextLanguage;
  return textLanguages.find((code) => code === linked) ?? null;
}

/** False for the analysis that a reload or a step back opens the screen with: nobody asked for it. */
function useIsAsked(id: string): boolean {
  const isStep = useNavigationType() === NavigationType.Pop;
  const [found] = useState(isStep ? id : null);
  return id !== found;
}

/** Waiting, cancelled, failed, without words, or the result. */
function AnalysisState({ analysis }: { readonly analysis: WordAnalysis }) {
  const { t } = useTranslation('word-analyser-screen');
  const { state, words, answer, error, id, retry, cancel, request } = analysis;
  const counted = { count: words ?? 0 };
  const isAsked = useIsAsked(id);
  if (state === 'running')
    return (
      <ToolProgress
        key={id}
        onCancel={cancel}
        label={words === null ? t('working') : t('working_words', counted)}
      />
    );
  if (state === 'cancelled') return <StateLine action={[t('again'), retry]}>{t('cancelled')}</StateLine>;
  if (answer === null) return <ToolFailure error={error} onRetry={retry} />;
  if (answer.totals.runningWords === 0) return <StateLine>{t('no_words')}</StateLine>;
  const asked = {
    tool: t('tool'),
    query:
      answer.ownTextLanguage === null
        ? ''
        : nameOption(t('own_language.title'), t(`own_language.${answer.ownTextLanguage}`)),
    request: { ownTextLanguage: request.ownTextLanguage },
    options: [],
    ...{ name: 'word-analyser', messages: 'word-analyser-screen' },
    calls: [{ path: wordAnalyserCall.path, body: request }],
  };
  return (
    <AskedResultProvider asked={asked}>
      <AnalysisResult key={id} request={request} answer={answer} isAsked={isAsked} />
    </AskedResultProvider>
  );
}

/** Word analyser: syllables, base form, class and form of every word. It runs by itself when texts are chosen. */
export function WordAnalyserTool() {
  const { t } = useTranslation('word-analyser-screen');
  const coming = use(TextsComing);
  return coming === null ? <Analyser /> : <BarScreen title={t('tool')}>{coming}</BarScreen>;
}

function Analyser() {
  const { t } = useTranslation('word-analyser-screen');
  const formatNumber = useNumberFormat();
  const { hasTexts, ownTexts } = useTextSelection();
  const [ownTextLanguage, setOwnTextLanguage] = useToolDraft<OwnTextLanguage>('word-analyser.language', null);
  const analysis = useWordAnalysis(ownTextLanguage);
  useResultInAddress({
    tool: 'word-analyser',
    run: hasTexts
      ? { id: 0, origin: 'restored', request: { ownTextLanguage: analysis.request.ownTextLanguage } }
      : null,
    restore: (options) => setOwnTextLanguage(readLinkedLanguage(options)),
  });
  if (!hasTexts)
    return (
      <ChooseTextsFirst
        title={t('tool')}
        explanation={t('explanation', { most: formatNumber(MAX_WORD_BY_WORD) })}
      />
    );
  return (
    <BarScreen title={t('tool')}>
      <FirstSelectionOnly />
      {ownTexts !== null && (
        <OwnTextLanguageField
          value={ownTextLanguage}
          onChange={setOwnTextLanguage}
          found={analysis.answer?.ownTextLanguage ?? null}
        />
      )}
      <AnalysisState analysis={analysis} />
    </BarScreen>
  );
}

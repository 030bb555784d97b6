import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  HealthResponse,
  JobsResponse,
  MetricResponse,
  SystemResponse,
  UsageResponse,
} from '@keelerada/contract/site/admin';
import {
  HEALTH_PATH,
  JOBS_PATH,
  METRICS_PATH,
  SYSTEM_PATH,
  TEXTS_TO_REVIEW_PATH,
  USAGE_PATH,
} from '@keelerada/contract/site/paths';
import { CallFailure } from '../../shared/http/call-failure';
import { callServerForJson } from '../../shared/http/call-server';

const NOT_FOUND = 404;
const WORD_ANALYSER_METRIC = 'tools.wordanalyser';
const ERRORS_METRIC = 'http.errors.500.total';

const JOBS_INTERVAL_MS = 5000;

/** Asked again whenever the panel is opened. */
const fresh = { staleTime: 0, gcTime: 0 } as const;

export const textsToReviewOptions = queryOptions({
  ...fresh,
  queryKey: ['admin', 'texts-to-review'],
  queryFn: ({ signal }) => callServerForJson<number>(TEXTS_TO_REVIEW_PATH, { signal }),
});

export const healthOptions = queryOptions({
  ...fresh,
  queryKey: ['admin', 'health'],
  queryFn: ({ signal }) => callServerForJson<HealthResponse>(HEALTH_PATH, { signal }),
});

export const systemOptions = queryOptions({
  ...fresh,
  queryKey: ['admin', 'system'],
  queryFn: ({ signal }) => callServerForJson<SystemResponse>(SYSTEM_PATH, { signal }),
});

export const usageOptions = (days: number) =>
  queryOptions({
    ...fresh,
    queryKey: ['admin', 'usage', days],
    queryFn: ({ signal }) => callServerForJson<UsageResponse>(`${USAGE_PATH}?days=${days}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const jobsOptions = queryOptions({
  ...fresh,
  queryKey: ['admin', 'jobs'],
  queryFn: ({ signal }) => callServerForJson<JobsResponse>(JOBS_PATH, { signal }),
  refetchInterval: JOBS_INTERVAL_MS,
});

export const errorCountOptions = queryOptions({
  ...fresh,
  queryKey: ['admin', 'errors'],
  queryFn: async ({ signal }) => (await fetchMetric(ERRORS_METRIC, signal))?.measurements[0]?.value ?? 0,
});

/** Null until the tool has been used once. */
export const wordAnalyserOptions = queryOptions({
  ...fresh,
  queryKey: ['admin', 'word-analyser'],
  queryFn: ({ signal }) => fetchMetric(WORD_ANALYSER_METRIC, signal),
});

async function fetchMetric(name: string, signal: AbortSignal): Promise<MetricResponse | null> {
  try {
    return await callServerForJson<MetricResponse>(`${METRICS_PATH}/${name}`, { signal });
  } catch (error) {
    if (error instanceof CallFailure && error.status === NOT_FOUND) return null;
    throw error;
  }
}

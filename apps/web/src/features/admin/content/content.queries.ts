import { queryOptions } from '@tanstack/react-query';
import { CONTENT_ADMIN_PATH, SITE_CONTENT_PATH } from '@keelerada/contract/site/paths';
import type { ContentName, ContentState } from '@keelerada/contract/site/site-content';
import { callServerForJson } from '../../../shared/http/call-server';

export const contentKey = (name: ContentName) => ['admin', 'content', name] as const;

export const contentOptions = (name: ContentName) =>
  queryOptions({
    queryKey: contentKey(name),
    queryFn: ({ signal }) => callServerForJson<ContentState>(`${CONTENT_ADMIN_PATH}/${name}`, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export function publish(name: ContentName, basedOn: number | null, content: unknown): Promise<ContentState> {
  return callServerForJson<ContentState>(`${CONTENT_ADMIN_PATH}/${name}`, { body: { basedOn, content } });
}

export function readVersion(name: ContentName, version: number): Promise<unknown> {
  return callServerForJson<unknown>(`${SITE_CONTENT_PATH}/${name}/${version}`);
}

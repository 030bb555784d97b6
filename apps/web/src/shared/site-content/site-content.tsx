import type { ContentName, SiteContents } from '@keelerada/contract/site/site-content';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { contentVersionCall } from '@keelerada/contract/site/content-calls';
import { callApi } from '../http/call-api';

type Drafts = Partial<{ readonly [Name in ContentName]: SiteContents[Name] | undefined }>;

interface Contents {
  /** Versions of what administrators have published. */
  readonly versions: Readonly<Record<string, number>>;
  /** What is shown before it is published. */
  readonly drafts: Drafts;
}

const ContentsContext = createContext<Contents>({ versions: {}, drafts: {} });
const NONE: Contents['versions'] = {};

interface SiteContentProviderProps {
  readonly versions: Readonly<Record<string, number>> | undefined;
  readonly children: ReactNode;
}

/** Tells the pages below which contents have been published in place of those of the build. */
export function SiteContentProvider({ versions = NONE, children }: SiteContentProviderProps) {
  const value = useMemo(() => ({ versions, drafts: {} }), [versions]);
  return <ContentsContext value={value}>{children}</ContentsContext>;
}

/** Shows drafts in the pages below. */
export function DraftProvider({
  drafts,
  children,
}: {
  readonly drafts: Drafts;
  readonly children: ReactNode;
}) {
  const { versions } = use(ContentsContext);
  const value = useMemo(() => ({ versions, drafts }), [versions, drafts]);
  return <ContentsContext value={value}>{children}</ContentsContext>;
}

const loading = new Map<string, Promise<unknown>>();

/** A version never changes: it is asked for once. One that cannot be had is asked for again at the next page. */
function loadContent(name: ContentName, version: number): Promise<unknown> {
  const key = `${name} ${version}`;
  const known = loading.get(key);
  if (known !== undefined) return known;
  const promise = callApi(contentVersionCall, { params: { name, version } }).catch(() => {
    loading.delete(key);
    return null;
  });
  loading.set(key, promise);
  return promise;
}

/** The content that is published; `start`, that of the build, where there is none or it cannot be had. May suspend. */
export function useSiteContent<Name extends ContentName>(
  name: Name,
  start: SiteContents[Name],
): SiteContents[Name] {
  const { versions, drafts } = use(ContentsContext);
  const draft = drafts[name];
  if (draft !== undefined) return draft;
  const version = versions[name];
  if (version === undefined) return start;
  return (use(loadContent(name, version)) as SiteContents[Name] | null) ?? start;
}

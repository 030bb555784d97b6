import { useCallback, useMemo } from 'react';
import { readOwn } from '@keelerada/estonian/make-table';
import { useToolDraft, useToolSessions } from './tool-session';

/** How the result of a tool is looked at, by the name of the part: plain data that goes into the address. */
export type ToolViews = Readonly<Record<string, unknown>>;

const VIEW_START = 'view:';
/** The views of every tool whose name, without hyphens, is this one: the last step of its route. */
const startsOf = (route: string) => (key: string) =>
  key.startsWith(VIEW_START) && key.slice(VIEW_START.length).split('.')[0]?.replaceAll('-', '') === route;
const withoutTool = (key: string) => key.slice(key.indexOf('.') + 1);

/**
 * Order, filters, page, pictures of a tool: what `useToolDraft` keeps and the address of the result holds too. `key` begins
 * with the tool's name, such as `wordlist.view`; `read` checks what an address brings, because anyone can write one.
 */
export function useToolView<View>(
  key: string,
  initial: View,
  read: (linked: unknown) => View | null,
): [View, (view: View) => void] {
  const [kept, keep] = useToolDraft<unknown>(`${VIEW_START}${key}`, undefined);
  const view = useMemo(
    () => (kept === undefined ? initial : (read(kept) ?? initial)),
    // The reader and the first look stay the same for a key.
    [kept, key],
  );
  return [view, keep];
}

/** True or false of an address. */
export const readFlag = (linked: unknown): boolean | null => (typeof linked === 'boolean' ? linked : null);

/** All views of the tool of a route, in a steady order, and a way to replace them. */
export function useToolViews(tool: string): [ToolViews, (views: ToolViews) => void] {
  const { drafts, changeDrafts } = useToolSessions();
  const isOfTool = useMemo(() => startsOf(tool.replaceAll('-', '')), [tool]);
  const views = useMemo(
    () =>
      Object.fromEntries(
        Object.keys(drafts)
          .filter((key) => isOfTool(key) && readOwn(drafts, key) !== undefined)
          .sort()
          .map((key) => [withoutTool(key), readOwn(drafts, key)]),
      ),
    [drafts, isOfTool],
  );
  const replace = useCallback(
    (next: ToolViews) =>
      changeDrafts((old) => ({
        ...Object.fromEntries(Object.entries(old).filter(([key]) => !isOfTool(key))),
        ...Object.fromEntries(
          Object.entries(next).map(([name, view]) => [`${VIEW_START}${tool}.${name}`, view]),
        ),
      })),
    [changeDrafts, isOfTool, tool],
  );
  return [views, replace];
}

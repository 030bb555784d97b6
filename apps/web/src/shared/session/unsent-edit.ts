import { readOwn } from '@keelerada/estonian/make-table';
import { useEffect, useState } from 'react';

const EDITS_KEY = 'keelerada.unsent-edits';

/** What stands changed in the forms of the page, by name. */
const changed = new Map<string, unknown>();

/** Keeps in this tab what no form has sent yet: the session is over, and signing in leaves the page. */
export function keepUnsentEdits(): void {
  if (changed.size === 0) return;
  try {
    sessionStorage.setItem(EDITS_KEY, JSON.stringify(Object.fromEntries(changed)));
  } catch {
    // Without room or permission it goes as it does when the tab is closed.
  }
}

function readKept(): Map<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(EDITS_KEY) ?? 'null');
    return new Map(typeof kept === 'object' && kept !== null ? Object.entries(kept) : []);
  } catch {
    return new Map();
  }
}

function forgetKept(name: string): void {
  const kept = readKept();
  if (!kept.delete(name)) return;
  if (kept.size === 0) sessionStorage.removeItem(EDITS_KEY);
  else sessionStorage.setItem(EDITS_KEY, JSON.stringify(Object.fromEntries(kept)));
}

const nameKind = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;

/** Whether what was kept has the fields of the form; anybody may have written it. */
function fitsForm<Edit extends object>(kept: unknown, form: Edit): kept is Edit {
  if (nameKind(kept) !== 'object') return false;
  const fields = kept as Record<string, unknown>;
  return Object.entries(form).every(([name, value]) => nameKind(readOwn(fields, name)) === nameKind(value));
}

/** The state of a form of administrators, `name` unique in the product: it comes back after a sign-in where the session ended. */
export function useUnsentEdit<Edit extends object>(name: string, start: Edit): [Edit, (edit: Edit) => void] {
  const [first] = useState(start);
  const [edit, setEdit] = useState(() => {
    const kept = readKept().get(name);
    return fitsForm(kept, first) ? kept : first;
  });
  useEffect(() => forgetKept(name), [name]);
  useEffect(() => {
    if (edit !== first) changed.set(name, edit);
    return () => void changed.delete(name);
  }, [edit, first, name]);
  return [edit, setEdit];
}

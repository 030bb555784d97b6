import type { TextLevel } from '@keelerada/contract/choices';

/** One scale from light to dark; each level has a ground and letters on it. */
export const levelColours: Readonly<Record<TextLevel, { readonly ground: string; readonly ink: string }>> = {
  A2: { ground: 'var(--lv-a2)', ink: 'var(--on-lv-a2)' },
  B1: { ground: 'var(--lv-b1)', ink: 'var(--on-lv-b1)' },
  B2: { ground: 'var(--lv-b2)', ink: 'var(--on-lv-b2)' },
  C1: { ground: 'var(--lv-c1)', ink: 'var(--on-lv-c1)' },
  NATIVE: { ground: 'var(--lv-n)', ink: 'var(--on-lv-n)' },
};

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Tags that have a name; determiners count as pronouns, for Estonian grammar does not part them. */
const nameKeys: Readonly<Record<string, string>> = {
  ADJ: 'ADJ',
  ADP: 'ADP',
  ADV: 'ADV',
  AUX: 'AUX',
  CCONJ: 'CCONJ',
  DET: 'PRON',
  INTJ: 'INTJ',
  NOUN: 'NOUN',
  NUM: 'NUM',
  PRON: 'PRON',
  PROPN: 'PROPN',
  SCONJ: 'SCONJ',
  VERB: 'VERB',
  X: 'X',
};
/** Shown for tags without a name. */
const NO_NAME = '–';

/** Names UPOS tags in the language of the interface. Quick enough to be called for every row; the same function until the language changes. */
export function usePartOfSpeech(): (upos: string) => string {
  const { t } = useTranslation('parts-of-speech');
  return useMemo(() => {
    const names = new Map(Object.entries(nameKeys).map(([upos, key]) => [upos, t(key)]));
    return (upos: string) => names.get(upos) ?? NO_NAME;
  }, [t]);
}

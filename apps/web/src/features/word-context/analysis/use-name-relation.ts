import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Names a UD relation; a kind that has no name goes by that of its relation, `obl:lmod` by `obl`. */
export function useNameRelation(): (relation: string) => string {
  const { t, i18n } = useTranslation('sentence-tree');
  return useCallback(
    (relation) => {
      const [main = relation] = relation.split(':');
      const key = [relation.replace(':', '_'), main].find((name) =>
        i18n.exists(`sentence-tree:relations.${name}`),
      );
      return key === undefined ? relation : t(`relations.${key}` as 'relations.root');
    },
    [t, i18n],
  );
}

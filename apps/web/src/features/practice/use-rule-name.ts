import { useTranslation } from 'react-i18next';
import type { RuleResult } from './round';

/** Names a rule by the form that was asked for, or by its topic. */
export function useRuleName(): (rule: Pick<RuleResult, 'topic' | 'formName'>) => string {
  const { t } = useTranslation('practice');
  return ({ topic, formName }) => formName ?? t(`topics.${topic}.name`);
}

import { useTranslation } from 'react-i18next';
import type { MetState as State } from './quality-content';

/** Whether a floor or an aim is reached, in words; the page gives them a colour. */
export function MetState({
  state = 'none',
  of = 'floor',
}: {
  readonly state?: State | 'none' | undefined;
  readonly of?: 'floor' | 'aim';
}) {
  const { t } = useTranslation('quality');
  return <span data-met={state}>{t(`${of}.${state}`)}</span>;
}

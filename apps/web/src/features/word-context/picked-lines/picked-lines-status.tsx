import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { letters } from '../../../shared/design/tokens';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { MAX_LINKED_LINES } from './picked-lines';
import type { PickedLines } from './use-picked-lines';

/** How many lines are left out, with the way back to them; and that an address has no room for all marks. */
export function PickedLinesStatus({ pickedLines }: { readonly pickedLines: PickedLines }) {
  const { t } = useTranslation('word-context-lines');
  const formatNumber = useNumberFormat();
  const { leftOut, showsLeftOut, showLeftOut, areLinked } = pickedLines;
  if (leftOut.length === 0 && areLinked) return null;
  return (
    <Typography role="status" sx={{ ...letters[14], color: 'var(--ink-2)' }}>
      {leftOut.length > 0 && (
        <>
          {t('marks.left_out', { count: leftOut.length })}
          {' · '}
          <Link component="button" type="button" onClick={() => showLeftOut(!showsLeftOut)} sx={letters[14]}>
            {t(showsLeftOut ? 'marks.hide' : 'marks.show')}
          </Link>
          {' · '}
          {t('marks.left_out_counted')}
        </>
      )}
      {!areLinked && ` ${t('marks.not_linked', { most: formatNumber(MAX_LINKED_LINES) })}`}
    </Typography>
  );
}

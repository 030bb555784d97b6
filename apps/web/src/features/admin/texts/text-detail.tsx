import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { corpusTextCall, type CorpusTextDetail } from '@keelerada/contract/texts/corpus-text';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { queryApi } from '../../../shared/http/call-api';
import { useDateFormat } from '../../../shared/i18n/use-language';
import { QueryStates } from '../query-states';
import { TextEditor } from './text-editor';
import { TextFacts } from './text-row';

/** One text with its data, what can be changed, and what was done to it. */
export function TextDetail({ id }: { readonly id: string }) {
  const { t } = useTranslation('admin');
  const query = useQuery(queryApi(corpusTextCall, { params: { id } }));
  return (
    <Stack spacing={3}>
      <Link component={RouterLink} to="/admin/texts" sx={{ alignSelf: 'flex-start' }}>
        {t('texts.back')}
      </Link>
      <QueryStates query={query}>
        {(text) => (
          <Stack spacing={3}>
            <div>
              <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
                {text.title ?? t('texts.untitled')}
              </Typography>
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                <TextFacts text={text} /> · {text.id}
              </Typography>
            </div>
            {/* A saved text begins a new form. */}
            <TextEditor key={text.revision} text={text} />
            {text.log.length > 0 && <TextLog log={text.log} />}
          </Stack>
        )}
      </QueryStates>
    </Stack>
  );
}

function TextLog({ log }: Pick<CorpusTextDetail, 'log'>) {
  const { t } = useTranslation('admin');
  const formatMoment = useDateFormat();
  return (
    <section>
      <Typography variant="h3">{t('texts.log')}</Typography>
      <ul>
        {log.map(({ at, actorName, action, details }) => (
          <li key={`${at} ${action}`}>
            {formatMoment(at)} – {actorName}: {t(`history.actions.${action}`)}
            {details !== null && ` (${details})`}
          </li>
        ))}
      </ul>
    </section>
  );
}

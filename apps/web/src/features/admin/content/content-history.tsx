import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import type { ContentName } from '@keelerada/contract/site/site-content';
import { contentVersionCall, type ContentState } from '@keelerada/contract/site/content-calls';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../shared/http/call-api';
import { useDateFormat } from '../../../shared/i18n/use-language';
import { AdminList, rowStyle } from '../admin-list';

interface ContentHistoryProps {
  readonly name: ContentName;
  /** Null for the content folder. */
  readonly current: number | null;
  readonly history: ContentState['history'];
  readonly start: unknown;
  /** Takes an earlier version into the form; it is published like any other. */
  readonly onTake: (content: unknown) => void;
}

/** Earlier versions, the newest first, the content folder last. */
export function ContentHistory({ name, current, history, start, onTake }: ContentHistoryProps) {
  const { t } = useTranslation('admin');
  const formatMoment = useDateFormat();
  const take = useMutation({
    mutationFn: (version: number) => callApi(contentVersionCall, { params: { name, version } }),
    onSuccess: onTake,
  });
  const lines = [
    ...history.map(({ version, at, actorName }) => ({
      version: version,
      text: `${formatMoment(at)} – ${actorName}`,
    })),
    { version: null, text: t('content.start') },
  ];
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('content.history')}
      </Typography>
      <AdminList>
        {lines.map(({ version, text }) => (
          <Box
            component="li"
            key={version}
            sx={{ ...rowStyle, display: 'flex', alignItems: 'center', gap: 2, py: 0.5, minHeight: 40 }}
          >
            <Typography sx={{ flex: 1, minWidth: 0 }}>{text}</Typography>
            {version === current ? (
              <Typography variant="body2" color="text.secondary">
                {t('content.in_use')}
              </Typography>
            ) : (
              <Button
                size="small"
                aria-label={`${t('content.take')}: ${text}`}
                disabled={take.isPending}
                onClick={() => (version === null ? onTake(start) : take.mutate(version))}
              >
                {t('content.take')}
              </Button>
            )}
          </Box>
        ))}
      </AdminList>
    </section>
  );
}

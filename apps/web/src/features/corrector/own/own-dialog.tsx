import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../../shared/downloads/save-blob';
import { useLanguage } from '../../../shared/i18n/use-language';
import { PlainDialog } from '../../../shared/ui/plain-dialog';
import { useTypeLabel } from '../proofreading/use-type-label';
import type { LoggedText } from '../../../shared/error-log/error-log';
import { ErrorTable } from './error-table';
import type { ErrorLog } from './use-error-log';

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** A line for each text and kind: day, words of the text, kind, errors. Spreadsheet programs read the mark at its start. */
function makeErrorCsv(
  texts: readonly LoggedText[],
  headings: readonly string[],
  nameType: (type: string) => string,
  separator: string,
): string {
  const rows = texts.flatMap(({ day, words, counts }) =>
    Object.entries(counts).map(([type, count]) => [day, String(words), nameType(type), String(count)]),
  );
  return `\ufeff${[headings, ...rows].map((row) => row.map(quote).join(separator)).join('\r\n')}\r\n`;
}

interface OwnDialogProps {
  readonly log: ErrorLog;
  readonly words: ReadonlySet<string>;
  readonly onForgetWord: (word: string) => void;
  readonly onClose: () => void;
}

/** What this device keeps of the visitor's texts: counts of errors, and words that are not marked. */
export function OwnDialog({ log, words, onForgetWord, onClose }: OwnDialogProps) {
  const { t } = useTranslation('corrector');
  const language = useLanguage();
  const nameType = useTypeLabel();
  const { texts, deleteAll } = log;
  const save = () => {
    const headings = [t('own.day'), t('own.words'), t('own.kind'), t('own.count')];
    const csv = makeErrorCsv(texts, headings, nameType, language === 'et' ? ';' : ',');
    saveBlob(new Blob([csv], { type: 'text/csv;charset=utf-8' }), t('own.file_name'));
  };
  return (
    <PlainDialog
      title={t('own.title')}
      isRead
      onClose={onClose}
      actions={
        <Button color="inherit" onClick={onClose}>
          {t('own.close')}
        </Button>
      }
    >
      <Stack spacing={2}>
        <Typography sx={{ color: 'var(--ink-2)' }}>{t('own.where')}</Typography>
        <section>
          <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
            {t('own.errors')}
          </Typography>
          {texts.length === 0 ? (
            <Typography sx={{ color: 'var(--ink-2)' }}>{t('own.no_errors')}</Typography>
          ) : (
            <ErrorTable texts={texts} />
          )}
          {texts.length > 0 && (
            <Stack direction="row" spacing={1} sx={{ mt: 1.5 }}>
              <Button variant="outlined" color="inherit" onClick={save} sx={{ borderColor: 'var(--line)' }}>
                {t('own.save')}
              </Button>
              <Button color="inherit" onClick={deleteAll}>
                {t('own.delete')}
              </Button>
            </Stack>
          )}
        </section>
        <section>
          <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
            {t('own.own_words')}
          </Typography>
          {words.size === 0 && <Typography sx={{ color: 'var(--ink-2)' }}>{t('own.no_words')}</Typography>}
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            {[...words].map((word) => (
              <Chip
                key={word}
                label={<span lang="et">{word}</span>}
                variant="outlined"
                onDelete={() => onForgetWord(word)}
              />
            ))}
          </Stack>
        </section>
      </Stack>
    </PlainDialog>
  );
}

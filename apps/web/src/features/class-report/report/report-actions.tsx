import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import SaveIcon from '@mui/icons-material/SaveAltOutlined';
import Button from '@mui/material/Button';
import type { ClassReportResponse } from '@keelerada/contract/teaching/class-report';
import { useTranslation } from 'react-i18next';
import { nameFile } from '../../../shared/downloads/name-file';
import { saveBlob } from '../../../shared/downloads/save-blob';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useNotices } from '../../../shared/notices/notices';
import { MoreActions } from '../../../shared/ui/more-actions';
import { BarActions } from '../../../shared/ui/tool-bar';
import type { PupilNotes } from '../pupil/use-pupil-notes';
import { OpenSavedButton } from '../saved/open-saved-button';
import { writeSavedReport, type SavedReport } from '../saved/saved-report';
import type { ClassText } from '../texts/class-text';
import { useReportCitation } from './use-report-citation';

interface ReportActionsProps {
  readonly report: ClassReportResponse;
  readonly sources: readonly ClassText[];
  readonly made: string;
  /** The pupil whose text alone is saved; all of them where absent. */
  readonly pupil?: number;
  readonly notes: PupilNotes;
  readonly onOpenEarlier: (saved: SavedReport) => void;
}

/** Prints, saves the report on the device, and writes Word files: corrected texts, or the report itself. */
export function ReportActions({ report, sources, made, pupil, notes, onOpenEarlier }: ReportActionsProps) {
  const { t } = useTranslation('class-report');
  const language = useLanguage();
  const { showNotice } = useNotices();
  const cite = useReportCitation();
  const guard = (save: () => Promise<void>) => () =>
    void save().catch(() => showNotice('error', 'class-report:actions.failed'));
  const saveTexts = async () => {
    const { savePupilFiles } = await import('../files/save-pupil-files');
    const all = sources.map(({ id, name, text }, place) => ({
      ...{ name, text, language, t, date: new Date() },
      ...{ own: report.texts[place]!, note: notes.get(id) ?? '' },
    }));
    await savePupilFiles(pupil === undefined ? all : [all[pupil]!]);
  };
  const saveReport = async () => {
    const { makeReportFile } = await import('./make-report-file');
    const contents = sources.map(({ text }) => text);
    const citation = cite(report.total.texts);
    const file = await makeReportFile({ report, contents, language, t, date: new Date(), citation });
    saveBlob(file, `${nameFile([t('file.report')])}.docx`);
  };
  const keep = () =>
    saveBlob(
      writeSavedReport({ made, texts: sources, report }),
      `${nameFile([t('file.report')], new Date(made))}.json`,
    );
  return (
    <BarActions>
      <Button color="inherit" startIcon={<PrintIcon />} onClick={() => window.print()} sx={wideOnly}>
        {t('actions.print')}
      </Button>
      {pupil === undefined && (
        <Button color="inherit" startIcon={<SaveIcon />} onClick={keep} sx={wideOnly}>
          {t('actions.keep')}
        </Button>
      )}
      <Button variant="contained" startIcon={<DownloadIcon />} onClick={guard(saveTexts)}>
        {t(pupil === undefined ? 'actions.texts' : 'actions.text')}
      </Button>
      {pupil === undefined && (
        <MoreActions>
          <Button color="inherit" startIcon={<DownloadIcon />} onClick={guard(saveReport)}>
            {t('actions.word')}
          </Button>
          <Button color="inherit" startIcon={<SaveIcon />} onClick={keep} sx={{ display: { sm: 'none' } }}>
            {t('actions.keep')}
          </Button>
          <OpenSavedButton label={t('rounds.open')} onOpen={onOpenEarlier} />
        </MoreActions>
      )}
    </BarActions>
  );
}

const wideOnly = { display: { xs: 'none', sm: 'inline-flex' } } as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { MAX_CLASS_TEXTS } from '@keelerada/contract/fields/limits';
import { useTranslation } from 'react-i18next';
import { families } from '../../../shared/design/tokens';
import { useUpload } from '../../../shared/file-upload/use-upload';
import { useToolDraft } from '../../../shared/tool-session/tool-session';
import { addTexts, splitTexts, type ClassText } from './class-text';
import { TextList } from './text-list';

interface TextsEditorProps {
  readonly texts: readonly ClassText[];
  readonly onChange: (texts: readonly ClassText[]) => void;
}

/** A box to paste texts into, one or several at once. */
function PasteForm({ onAdd }: { readonly onAdd: (texts: readonly string[]) => void }) {
  const { t } = useTranslation('class-report');
  const [pasted, setPasted] = useToolDraft('class-report.pasted', '');
  const found = splitTexts(pasted);
  const add = () => {
    onAdd(found);
    setPasted('');
  };
  return (
    <Stack
      component="form"
      spacing={1}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField
        multiline
        // A fixed height: measuring a long text at every key would make typing slow.
        rows={6}
        label={t('texts.paste')}
        helperText={t('texts.paste_hint')}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
        slotProps={{
          htmlInput: { lang: 'et', spellCheck: false, sx: { fontFamily: families.serif } },
          formHelperText: { sx: { mx: 0 } },
        }}
      />
      <Button
        type="submit"
        variant="outlined"
        color="inherit"
        disabled={found.length === 0}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('texts.add', { count: Math.max(1, found.length) })}
      </Button>
    </Stack>
  );
}

/** The texts of the class: pasted or from files, each can be taken out again. */
export function TextsEditor({ texts, onChange }: TextsEditorProps) {
  const { t } = useTranslation('class-report');
  const add = (added: Parameters<typeof addTexts>[1]) =>
    onChange(addTexts(texts, added, (number) => t('texts.name', { number })));
  const room = MAX_CLASS_TEXTS - texts.length;
  const upload = useUpload((_texts, files) => add(files), { most: room, takesArchives: true });
  return (
    <Box
      component="section"
      aria-label={t('texts.title')}
      sx={{
        displayPrint: 'none',
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Stack spacing={2}>
        <PasteForm onAdd={(added) => add(added.map((text) => ({ text })))} />
        {!upload.isReading && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<UploadFileIcon />}
            aria-haspopup="dialog"
            disabled={room <= 0}
            onClick={upload.open}
            sx={{ alignSelf: 'flex-start' }}
          >
            {t('texts.files')}
          </Button>
        )}
        {upload.shown}
      </Stack>
      <TextList texts={texts} onChange={onChange} />
    </Box>
  );
}

import { useTranslation } from 'react-i18next';
import { useSearchParams, Link as RouterLink, useNavigate } from 'react-router';
import { ProsePage } from '../../../shared/ui/prose-page';
import { TextList } from './text-list';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  corpusTextCall,
  type CorpusTextDetail,
  corpusTextEditCall,
  type CorpusTextEdit,
} from '@keelerada/contract/texts/corpus-text';
import { queryApi, callApi } from '../../../shared/http/call-api';
import { useDateFormat, useLabel } from '../../../shared/i18n/use-language';
import { QueryStates } from '../query-states';
import { TextFacts } from './text-row';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useNotices } from '../../../shared/notices/notices';
import { useUnsentEdit } from '../../../shared/session/unsent-edit';
import { AskingButton } from '../asking-button';
import { useWithdrawal } from './use-withdrawal';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { SelectField } from '../../../shared/ui/select-field';
import { listPropertyChoices, previewedProperties } from '../../../shared/text-preview/text-properties';

/** Properties that may be added to a text, in the order of the list. */
const editablePropertyNames: readonly string[] = [
  'title',
  ...previewedProperties,
  'akad_oppematerjal_muu',
  'vanus',
  'elukoht',
  'taust',
  'kirjeldus',
  'failinimi',
  'artikkel_valjaanne',
  'artikkel_aasta',
  'artikkel_number',
  'artikkel_lehekyljed',
];

type Properties = CorpusTextEdit['properties'];

interface PropertyFieldsProps {
  readonly properties: Properties;
  readonly onChange: (properties: Properties) => void;
}

/** The data of a text as labelled fields, with the choices where there are any; a name may stand there several times. */
function PropertyFields({ properties, onChange }: PropertyFieldsProps) {
  const { t } = useTranslation('admin');
  const readName = usePropertyName();
  const set = (place: number, propertyValue: string) =>
    onChange(properties.map((each, index) => (index === place ? { ...each, propertyValue } : each)));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {properties.map(({ propertyName, propertyValue }, place) => (
        // A name may come several times: its place tells them apart.
        <Box key={`${propertyName} ${place}`} sx={{ display: 'flex', alignItems: 'flex-end' }}>
          <ValueField
            name={propertyName}
            label={readName(propertyName)}
            value={propertyValue}
            onChange={(value) => set(place, value)}
          />
          <IconButton
            aria-label={t('texts.remove_field', { name: readName(propertyName) })}
            onClick={() => onChange(properties.filter((_, index) => index !== place))}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      <SelectField
        label={t('texts.add_field')}
        value=""
        onChange={(next) => onChange([...properties, { propertyName: next, propertyValue: '' }])}
        options={editablePropertyNames}
        nameOption={(name) => readName(name)}
      />
    </Box>
  );
}

interface ValueFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ValueField({ name, label, value, onChange }: ValueFieldProps) {
  const readLabel = useLabel();
  const choices = listPropertyChoices(name);
  // What no list knows stays choosable, so that looking changes nothing.
  const isKnown = choices.some(([code]) => code === value) || value === '';
  return (
    <TextField
      select={choices.length > 0}
      size="small"
      fullWidth
      label={label}
      value={value}
      error={value.trim() === ''}
      onChange={({ target }) => onChange(target.value)}
    >
      {!isKnown && <MenuItem value={value}>{value}</MenuItem>}
      {choices.map(([code, each]) => (
        <MenuItem key={code} value={code}>
          {readLabel(each)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** What a property is called; one that the collection does not know has its own name. */
function usePropertyName(): (name: string) => string {
  const { t } = useTranslation(['admin', 'text-preview']);
  return (name) =>
    t([`admin:texts.fields.${name}`, `text-preview:properties.${name}`], { defaultValue: name });
}

/** Changes data and words of a text, or takes it out. */
function TextEditor({ text }: { readonly text: CorpusTextDetail }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  // With its revision: who changed the text meanwhile is not written over.
  const [edit, setEdit] = useUnsentEdit(`text ${text.id}`, {
    ...{ revision: text.revision, text: text.text, properties: text.properties },
  });
  const { text: content, properties } = edit;
  const save = useSaving(text);
  const withdrawal = useWithdrawal(() => void navigate('/admin/texts'));
  const isChanged = content !== text.text || properties !== text.properties;
  const isWhole =
    content.trim() !== '' && properties.every(({ propertyValue }) => propertyValue.trim() !== '');
  return (
    <Stack spacing={2}>
      <PropertyFields
        properties={properties}
        onChange={(changed) => setEdit({ ...edit, properties: changed })}
      />
      <TextField
        label={t('texts.content')}
        value={content}
        onChange={({ target }) => setEdit({ ...edit, text: target.value })}
        multiline
        minRows={8}
        maxRows={24}
        helperText={t('texts.content_hint')}
        slotProps={{ htmlInput: { lang: 'et' } }}
      />
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          disabled={!isChanged || !isWhole || save.isPending}
          onClick={() => save.mutate(edit)}
        >
          {t('texts.save')}
        </Button>
        <AskingButton
          color="error"
          disabled={withdrawal.isPending}
          action={t('texts.withdraw')}
          question={t('texts.withdraw_ask', { count: 1 })}
          onConfirm={() => withdrawal.mutate([text.id])}
        >
          {t('texts.withdraw')}
        </AskingButton>
      </Stack>
    </Stack>
  );
}

/** Saves an edit; who comes after somebody else is told to look again. */
function useSaving({ id }: CorpusTextDetail) {
  const client = useQueryClient();
  const { showNotice, showFailure } = useNotices();
  return useMutation({
    mutationFn: (body: CorpusTextEdit) => callApi(corpusTextEditCall, { params: { id }, body }),
    meta: { handlesErrors: true },
    onSuccess: (saved) => {
      client.setQueryData(queryApi(corpusTextCall, { params: { id } }).queryKey, saved);
      showNotice('success', 'notices:success');
    },
    onError: (error) => showFailure(error, { EditConflict: 'admin:texts.conflict' }),
  });
}

/** One text with its data, what can be changed, and what was done to it. */
function TextDetail({ id }: { readonly id: string }) {
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
              <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
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

/** All texts of the corpus: the list that the address describes, or the text that it names (`?id=`). */
export function TextsPage() {
  const { t } = useTranslation('admin');
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  return (
    <ProsePage title={t('texts.title')} {...(id === null ? { intro: t('texts.lead') } : {})}>
      {id === null ? <TextList /> : <TextDetail key={id} id={id} />}
    </ProsePage>
  );
}

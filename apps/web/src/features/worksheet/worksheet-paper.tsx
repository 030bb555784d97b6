import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { families, letters } from '../../shared/design/tokens';
import type { WorksheetContent } from './make-worksheet-content';
import type { Sheet } from './sheet';
import { WorksheetItem } from './worksheet-item';
import type { WorksheetOptions } from './worksheet-options';

/** A sheet of paper on the screen, in both colour schemes; on paper only what it holds. */
const paperStyle = {
  boxSizing: 'border-box',
  width: '100%',
  px: { xs: 2, sm: '56px' },
  pt: { xs: 3, sm: '40px' },
  pb: '40px',
  border: '1px solid var(--line)',
  boxShadow: '0 1px 2px rgb(33 29 34/.06), 0 12px 32px rgb(33 29 34/.06)',
  bgcolor: '#fff',
  color: '#211d22',
  colorScheme: 'light',
  fontFamily: 'var(--keelerada-reading-font, serif)',
  fontSize: '1.0625rem',
  lineHeight: '1.75rem',
  overflowWrap: 'anywhere',
  '& h2': { m: 0, fontSize: '1.5rem', lineHeight: '2rem', fontWeight: 600 },
  '& h3': { m: 0, mt: 3, mb: 1, fontSize: '1.1rem', lineHeight: 1.3, fontWeight: 600 },
  '& ol': { m: 0, pl: '1.6em' },
  '& li': { pl: '0.3em' },
  '& li::marker': { fontVariantNumeric: 'tabular-nums' },
  '@media print': {
    width: 'auto',
    maxWidth: 'none',
    m: 0,
    p: 0,
    border: 0,
    boxShadow: 'none',
    fontSize: '12pt',
    '& li': { breakInside: 'avoid' },
  },
} as const;

const smallStyle = { fontFamily: families.sans, ...letters[12], color: '#4f4952' } as const;
const instructionStyle = { fontFamily: families.sans, ...letters[14], color: '#4f4952' } as const;

/** Margins of the printed sheets. */
const pageStyle = { '@page': { size: 'A4', margin: '18mm' } } as const;

interface WorksheetPaperProps {
  readonly content: WorksheetContent;
  readonly sheet: Sheet;
  readonly onChange: (sheet: Sheet) => void;
  /** Takes what was written over title or instruction; null where it is empty. Absent where nothing is written over. */
  readonly onText?: (text: Partial<Pick<WorksheetOptions, 'title' | 'instruction'>>) => void;
}

interface PaperTextProps {
  readonly label: string;
  readonly text: string;
  readonly onChange: ((text: string | null) => void) | undefined;
}

/** A text that is written over where it stands on the paper. */
function PaperText({ label, text, onChange }: PaperTextProps) {
  if (onChange === undefined) return text;
  return (
    <Box
      // What was typed is no child that React knows of.
      key={text}
      role="textbox"
      aria-label={label}
      aria-multiline
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      onBlur={({ currentTarget: { textContent } }) => {
        if (textContent !== text) onChange(textContent?.trim() || null);
      }}
      sx={editableStyle}
    >
      {text}
    </Box>
  );
}

const editableStyle = {
  '@media screen': {
    borderBottom: '1px dashed transparent',
    '&:hover, &:focus': { borderBottomColor: '#8d8780' },
    '&:focus': { outline: '2px solid var(--focus)' },
  },
} as const;

function NameLine({ labels }: { readonly labels: readonly string[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mb: 2, ...smallStyle }}>
      {labels.map((label, index) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            gap: 1,
            flex: index === 0 ? '2 1 200px' : '1 1 140px',
            alignItems: 'flex-end',
          }}
        >
          {label}
          <Box sx={{ flex: 1, borderBottom: '1px solid #1d1b20', mb: '0.3em' }} />
        </Box>
      ))}
    </Box>
  );
}

/** The second sheet: answers where words were left out, and where the sentences are from and how they are cited. */
function AnswerSheet({ content }: { readonly content: WorksheetContent }) {
  const { t } = useTranslation('worksheet');
  const { title, answers, sources, licence, citation } = content;
  return (
    <Box
      component="section"
      aria-label={t(answers.length > 0 ? 'sheet.answers' : 'sheet.sources')}
      sx={{ ...paperStyle, breakBefore: 'page' }}
    >
      <h2>{title}</h2>
      {answers.length > 0 && (
        <>
          <h3>{t('sheet.answers')}</h3>
          <ol>
            {answers.map((answer, index) => (
              <li key={index} lang="et">
                {answer}
              </li>
            ))}
          </ol>
        </>
      )}
      <h3>{t('sheet.sources')}</h3>
      {new Set(sources).size === 1 ? (
        <Box sx={{ fontSize: '0.9em' }}>{sources[0]}</Box>
      ) : (
        <Box component="ol" sx={{ fontSize: '0.9em' }}>
          {sources.map((source, index) => (
            <li key={index}>{source}</li>
          ))}
        </Box>
      )}
      {licence !== null && <Box sx={{ mt: 2, fontSize: '0.9em' }}>{licence}</Box>}
      <Box sx={{ mt: 1, fontSize: '0.9em' }}>{citation}</Box>
    </Box>
  );
}

/** A list that takes the focus where it goes with a sentence that is taken out. */
function useKeptFocus(count: number): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const last = useRef(count);
  useEffect(() => {
    if (count < last.current && document.activeElement === document.body) list.current?.focus();
    last.current = count;
  }, [count]);
  return list;
}

/** The worksheet as it comes out of the printer, two sheets of paper. */
export function WorksheetPaper({ content, sheet, onChange, onText }: WorksheetPaperProps) {
  const { t } = useTranslation('worksheet');
  const list = useKeptFocus(sheet.items.length);
  return (
    <Stack spacing={3} sx={{ minWidth: 0, '@media print': { display: 'block' } }}>
      <GlobalStyles styles={pageStyle} />
      <Box component="section" aria-label={t('sheet.page')} sx={paperStyle}>
        {content.nameLabels.length > 0 && <NameLine labels={content.nameLabels} />}
        <h2>
          <PaperText
            label={t('options.sheet_title')}
            text={content.title}
            onChange={onText && ((title) => onText({ title }))}
          />
        </h2>
        <Box sx={{ mb: 1, whiteSpace: 'pre-line', ...instructionStyle }}>
          <PaperText
            label={t('options.instruction')}
            text={content.instruction}
            onChange={onText && ((instruction) => onText({ instruction }))}
          />
        </Box>
        <Box component="ol" ref={list} tabIndex={-1} sx={{ outline: 'none' }}>
          {sheet.items.map((item, index) => (
            <WorksheetItem
              key={item.id}
              item={item}
              number={index + 1}
              sentence={content.sentences[index]!}
              sheet={sheet}
              onChange={onChange}
            />
          ))}
        </Box>
      </Box>
      <AnswerSheet content={content} />
    </Stack>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { WordSketchRequest, WordSketchResponse } from '@keelerada/contract/tools/word-sketch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreActions } from '../../shared/ui/more-actions';
import { BarActions } from '../../shared/ui/tool-bar';
import { ResultReferences } from '../../shared/citation/result-references';
import { useTextsHash } from '../../shared/result-link/use-texts-hash';
import { useSides } from '../../shared/comparison/use-sides';
import { ComparedSketch } from './compared-sketch';
import { SketchDownload } from './sketch-download';
import { SketchHeader } from './sketch-header';
import { SketchRelation } from './sketch-relation';
import { columnsStyle } from './sketch-style';

interface WordSketchResultProps {
  readonly request: WordSketchRequest;
  readonly answer: WordSketchResponse;
}

/** The word, or two side by side, above the relations. */
function SketchHeaders({ request, answer }: WordSketchResultProps) {
  const { t } = useTranslation('word-sketch-screen');
  const sides = useSides();
  const { sona, vordlus, totals, vordlusTotals = totals } = answer;
  if (!vordlus) return <SketchHeader word={sona} runningWords={totals.runningWords} />;
  const isSame = sona.sona === vordlus.sona;
  const name = (word: string, side: 'A' | 'B') =>
    isSame ? t('in_selection', { word, name: sides[side].name }) : word;
  const typed = request.vordlussona;
  return (
    <Stack spacing={{ xs: 2, md: 1 }}>
      <SketchHeader word={sona} name={name(sona.sona, 'A')} runningWords={totals.runningWords} side="a" />
      <SketchHeader
        word={vordlus}
        name={name(vordlus.sona, 'B')}
        runningWords={vordlusTotals.runningWords}
        side="b"
      />
      {typed && typed.toLowerCase() !== vordlus.sona.toLowerCase() && (
        <Alert severity="info">{t('base_form', { typed, word: vordlus.sona })}</Alert>
      )}
    </Stack>
  );
}

/** The sketch of a word: its relations beside each other, each with its collocates. */
export function WordSketchResult({ request, answer }: WordSketchResultProps) {
  const { t } = useTranslation('word-sketch-screen');
  const textsHash = useTextsHash();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const { sona, vordlus, vordlusTotals, seosed } = answer;
  const words = { first: sona.sona, second: vordlus?.sona ?? null };
  const isSame = sona.sona === vordlus?.sona;
  const toggle = (key: string) =>
    setOpened((old) => (old.includes(key) ? old.filter((one) => one !== key) : [...old, key]));
  const sides = useSides();
  const names = isSame
    ? { first: sides.A.name, second: sides.B.name }
    : { first: sona.sona, second: vordlus?.sona };
  return (
    <Stack component="section" aria-label={t('result')} spacing={3} useFlexGap>
      {isSame && vordlusTotals && <ComparedSketch {...{ answer, vordlus, vordlusTotals }} />}
      <SketchHeaders request={request} answer={answer} />
      <BarActions>
        <SketchDownload answer={answer} />
        <MoreActions>
          <ResultReferences />
        </MoreActions>
      </BarActions>
      <Box sx={columnsStyle}>
        {seosed.map((relation) => (
          <SketchRelation key={relation.seos} {...{ relation, words, opened, textsHash }} onToggle={toggle} />
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'var(--ink-3)', maxWidth: '100ch' }}>
        {vordlus ? t('note_compared', names) : t('note')}
      </Typography>
    </Stack>
  );
}

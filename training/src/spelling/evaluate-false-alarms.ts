import { findTier } from '@keelerada/corrector/spelling/find-spelling-corrections';
import { rankRespellings } from '@keelerada/corrector/spelling/rank-respellings';
import { restoreCase } from '@keelerada/corrector/spelling/restore-case';
import { TokenAnnotator } from '../grammar/annotate-tokens';
import { morphology } from '../morphology';
import { readLexicon, readWordModel } from '../language/language-files';
import { hasTreebanks, readTreebank } from '../sources/read-treebank';
import { readSpellingModel } from './spelling-files';

const PARTS = ['et_edt-ud-dev', 'et_ewt-ud-dev'] as const;
/** Marks shown beside the figures. */
const MOST_SHOWN = 25;

/** Prints how many words of edited text (the UD development parts) the trained model marks. Some marks are real errors. */
export async function evaluateSpellingFalseAlarms(): Promise<void> {
  if (!hasTreebanks()) {
    console.log('false-alarms: skipped, ../shared/data/ud is not there');
    return;
  }
  const lexicon = readLexicon();
  const model = readSpellingModel();
  const knowledge = { morphology, model, lexicon, words: readWordModel(lexicon) };
  const annotator = new TokenAnnotator();
  for (const part of PARTS) {
    const tokens = readTreebank(part).map((sentence) => sentence.map(({ form }) => form));
    const sentences = await annotator.annotate(tokens);
    const words = sentences.flatMap((sentence) => sentence.tokens.filter(({ isWord }) => isWord)).length;
    const ranked = await rankRespellings(sentences, knowledge);
    const marks = ranked.flatMap((entries, s) =>
      entries.flatMap((entry) => {
        const tier = findTier(entry, model.thresholds);
        const written = sentences[s]!.tokens[entry.place]!.form;
        const right = restoreCase(entry.respellings[0]?.word ?? '', written, lexicon);
        return tier ? [{ tier, text: `${written} > ${right}` }] : [];
      }),
    );
    const sure = marks.filter(({ tier }) => tier === 'sure');
    console.log(
      `${part}, spelling: ${words} words; sure marks ${formatRate(sure.length, words)}; all marks ${formatRate(marks.length, words)}`,
    );
    console.log(`  ${sure.slice(0, MOST_SHOWN).map(({ text }) => text).join('; ')}`); // prettier-ignore
  }
}

function formatRate(count: number, words: number): string {
  return count === 0 ? 'none' : `1 word in ${Math.round(words / count)} (${count})`;
}

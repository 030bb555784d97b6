import type { AnnotatedSentence, AnnotatedText, AnnotatedToken, TextLanguage } from '../annotated-text';
import { toVabamorfForm } from '../vabamorf-form/to-vabamorf-form';
import { listConstraintLabels } from './constraint-labels';

/**
 * A text as VISL CG-3 cohorts, two lines a token: the form, then lemma, Vabamorf's part of speech and form code, function
 * and dependency (`#2->1`, 0 for the root). `"<s>"` and `"</s>"` enclose a sentence. Unparsed sentences have no function
 * and no dependency, Russian words no form code. Heads are those of UD. Format: https://visl.sdu.dk/cg3/chunked/streamformats.html
 */
export function writeVislcg3(text: string, annotation: AnnotatedText): string {
  return annotation.sentences
    .filter(({ tokens }) => tokens.length > 0)
    .map((sentence) => writeSentence(text, sentence, annotation.language))
    .join('\n');
}

function writeSentence(text: string, { tokens }: AnnotatedSentence, language: TextLanguage): string {
  const labels = listConstraintLabels(tokens);
  const cohorts = tokens.map((token, index) => {
    const form = toOneLine(text.slice(token.start, token.end));
    return `"<${form}>"\n\t${writeReading(token, index, labels[index]!, language)}\n`;
  });
  return `"<s>"\n${cohorts.join('')}"</s>"\n`;
}

function writeReading(token: AnnotatedToken, index: number, label: string, language: TextLanguage): string {
  return [
    `"${toOneLine(token.lemma)}"`,
    token.xpos,
    language === 'et' ? toVabamorfForm(token.xpos, token.features) : '',
    label,
    token.relation === '_' ? '' : `#${index + 1}->${token.head + 1}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** A cohort has a line for each of form and reading. Quotation marks inside need no escape: CG-3 reads to the last one. */
function toOneLine(value: string): string {
  return value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

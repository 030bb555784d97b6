import type { CorrectorResponse, Fragment } from '@keelerada/contract/corrector/corrector';
import type { CorrectorModel } from '@keelerada/contract/corrector/corrector-choices';
import { chooseShown } from '@keelerada/corrector/choose-shown';
import type { Correction } from '@keelerada/corrector/correction';
import { decodeAnnotation } from '@keelerada/estonian/decode-annotation';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { alignOwnText } from '../../corpus/own-text/align-own-text';
import { assessAnnotation } from './assessment/assess-annotation';
import { describeFragments, placeCorrection } from './describe-fragments';
import {
  findCorrections,
  type CorrectionKinds,
  type FoundCorrections,
} from '../../corpus/corrector/find-corrections';
import type { RemoteCorrections } from './grammar-service/ask-remote';
import { describeRemoteEdits } from './grammar-service/describe-remote-edits';
import { groupByType } from './group-by-type';
import { listRunningWords } from './list-running-words';
import { rateFoundErrors } from './assessment/rate-found-errors';
import { placeMarks } from './place-marks';
import { writeMarkedTexts } from './write-marked-text';

/** A text to correct, as it was sent, with the annotation of what `cleanOwnText` makes of it. */
export interface CorrectInput extends RemoteCorrections {
  readonly sent: string;
  readonly annotation: Uint8Array;
  readonly model: CorrectorModel;
  /** Null: as `chooseShown` judges the text. */
  readonly showPossible: boolean | null;
  readonly version: string;
}

const NOTHING_FOUND: FoundCorrections = { spelling: [], grammar: [] };

/** Corrects and assesses a text. The result is the JSON of the answer; progress is told in sentences. */
export const correctTask: ComputeTask<CorrectInput, Uint8Array> = {
  name: 'correct',
  isLong: true,
  countCharacters: ({ sent }) => sent.length,
  async run(input, thread) {
    const { sent, showPossible } = input;
    const aligned = alignOwnText(sent);
    const { text } = aligned;
    const annotation = decodeAnnotation(input.annotation);
    thread.report(0, annotation.sentences.length);
    const assessed = await assessAnnotation(text, annotation);
    const { language, assessment, figures } = assessed;
    const task = { text, sent, annotation, kinds: findKinds(input), isAsWritten: true } as const;
    const found = language === 'et' ? await findCorrections(task, thread) : NOTHING_FOUND;
    const describe = (corrections: readonly Correction[]): Fragment[] =>
      describeFragments(
        sent,
        corrections.map((correction) => placeCorrection(correction, aligned, sent)),
      );
    const speller = describe(chooseShown(text, found.spelling, showPossible ?? false));
    const grammar = chooseShown(
      text,
      found.grammar,
      findKinds(input) === 'all' ? showPossible : (showPossible ?? false),
    );
    const remote =
      input.remote ?? (input.edits && (await describeRemoteEdits(input.sent, annotation, input.edits)));
    const grammatika = language === 'et' && remote ? [...remote] : describe(grammar);
    const marks = placeMarks(assessment, aligned);
    const answer: CorrectorResponse = {
      sonad: listRunningWords(text, annotation),
      ...figures,
      margitudLaused: writeMarkedTexts(sent, marks),
      speller,
      grammatika,
      spelleriVead: groupByType(speller),
      grammatikaVead: groupByType(grammatika),
      model: input.model,
      grammarService: input.grammarService,
      ...(input.grammarServiceName !== undefined && { grammarServiceName: input.grammarServiceName }),
      textLanguage: language,
      marks,
      foreignSentences: assessed.foreignSentences.map(({ start, end }) => ({
        start: aligned.findStart(start),
        end: aligned.findEnd(end),
      })),
      errorRates: language === 'et' ? await rateFoundErrors(grammatika, assessment, findKinds(input)) : [],
      version: input.version,
    };
    return new TextEncoder().encode(JSON.stringify(answer));
  },
  moveOutput: (bytes) => [bytes.buffer as ArrayBuffer],
};

function findKinds({ model, remote, edits }: CorrectInput): CorrectionKinds {
  return model === 'spellchecker' || remote || edits ? 'spelling' : 'all';
}

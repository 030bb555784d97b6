import { z } from 'zod';
import { defineCall } from '../fields/call';
import { numberField } from '../fields/number-field';
import { selectionTotalsSchema, textSelectionShape } from '../texts/text-selection';
import { wordlistRequestSchema } from './wordlist';

const frequency = z.int();
const perMillion = z.number().describe('Occurrences per million running words');
const textCount = z.int().describe('Texts of the selection that the word occurs in');

const dispersion = z
  .number()
  .nullish()
  .describe("With hajuvus: Gries' DP over the texts, 0 even to nearly 1; null for no occurrence");

export const keynessRowSchema = z.object({
  sona: z.string(),
  sagedusA: frequency,
  sagedusB: frequency,
  miljoniKohtaA: perMillion,
  miljoniKohtaB: perMillion,
  tekstidA: textCount,
  tekstidB: textCount,
  logToepara: z
    .number()
    .describe(
      'Log-likelihood G2 of the two frequencies, words taken as independent (Dunning 1993; Rayson & Garside 2000)',
    ),
  p: z
    .number()
    .describe(
      "Probability of such a difference by chance: Welch's test of the texts' rates weighted by their words; with meetod WORDS that of the log-likelihood, chi-squared with 1 degree of freedom",
    ),
  pParandatud: z
    .number()
    .describe('p corrected for the number of words that are compared (Benjamini & Hochberg 1995)'),
  logSuhe: z
    .number()
    .describe('Log ratio (Hardie 2014): +1 is twice as frequent in A. A frequency of 0 counts as a half'),
  logSuheAlla: z
    .number()
    .describe(
      'Lower end of the 95 % interval of the log ratio: percentile bootstrap over texts, seeded, and at least that of independent words (Katz et al. 1978), which alone is there with meetod WORDS',
    ),
  logSuheUles: z.number().describe('Upper end'),
  enimTekstis: frequency
    .optional()
    .describe('Occurrences in the text that has the most; left out where words are not told by text'),
  hajuvusA: dispersion,
  hajuvusB: dispersion,
  omane: z.enum(['A', 'B']).nullable().describe('In which selection the word is more frequent'),
});

export const keynessCall = defineCall('tools', 'POST /api/tools/votmesonad', {
  summary:
    'Words of two selections of texts with their frequencies in both, those that surely differ most first',
  usage: 'keyness',
  client: { name: 'keyness', rows: 'votmesonad' },
  body: wordlistRequestSchema
    .omit({ tasemed: true })
    .extend({
      hajuvus: z
        .boolean()
        .nullish()
        .describe('Also how evenly the texts have each word; unknown on ClickHouse servers'),
      minTexts: numberField(1)
        .nullish()
        .describe('Texts that a word needs in both selections together; a text of both counts twice'),
      vordlus: z.object(textSelectionShape).describe('The second selection, B; the first one is A'),
      minFrequency: wordlistRequestSchema.shape.minFrequency.describe(
        'Occurrences that a word needs in both selections together',
      ),
    })
    .meta({
      examples: [
        {
          ownTexts: 'Ma elan Tartus. Ma õpin ülikoolis.',
          vordlus: { ownTexts: 'Tartus on palju üliõpilasi.' },
          type: 'LEMMAS',
        },
      ],
    }),
  answer: z.object({
    votmesonad: z
      .array(keynessRowSchema)
      .describe(
        'By the end of the interval of the log ratio that is nearer to 0, the surest difference first; empty if a selection has no running words',
      ),
    meetod: z
      .enum(['TEXTS', 'WORDS'])
      .describe(
        'What p and the interval take as independent: texts, or words where a selection has a single text or the index does not tell words by text',
      ),
    stoppsonad: z.array(z.string()).describe('Default stop words among the rows, in lower case'),
    totals: selectionTotalsSchema,
    vordlusTotals: selectionTotalsSchema,
  }),
});

export type KeynessRequest = z.infer<typeof keynessCall.body>;
export type KeynessRow = z.infer<typeof keynessRowSchema>;
export type KeynessResponse = z.infer<typeof keynessCall.answer>;

import { z } from 'zod';
import { defineCall } from '../fields/call';
import { distributionProperties, rateMethods } from '../fields/choices';
import { MAX_CQL_CHARACTERS } from '../fields/limits';
import {
  errorTextsShape,
  keepCapitalizationField,
  selectionTotalsSchema,
  textSelectionShape,
} from '../texts/text-selection';
import { checkWordSearch, keywordSchema, refuseField, wordSearchShape } from './word-search';

export const rateMethodField = z
  .enum(rateMethods)
  .describe(
    'Of the interval. TEXTS: percentile bootstrap over the texts, seeded; POISSON: exact for a Poisson count (Garwood), for one text or no occurrence',
  );

const rateShape = {
  perMillion: z.number().describe('Occurrences per million running words; 0 where there are no words'),
  low: z.number().describe('Lower end of the 95 % interval of the rate'),
  high: z.number().nullable().describe('Upper end; null where there are no words'),
  method: rateMethodField,
};

const shareShape = {
  share: z
    .object({
      of: z.int().describe('Occurrences of the query `shareOf`'),
      value: z.number().nullable().describe('From 0 to 1; null where `of` is 0'),
      low: z.number().nullable(),
      high: z.number().nullable().describe('Ends of the 95 % interval'),
      method: rateMethodField,
    })
    .optional()
    .describe('With `shareOf`: the occurrences as a share of its own'),
};

export const distributionGroupSchema = z.object({
  value: z.string().nullable().describe('Code or value of the property; null for texts without it'),
  isOwnText: z.boolean().describe('The own text, which has no properties'),
  hits: z.int(),
  runningWords: z.int(),
  texts: z.int(),
  textsWithHits: z.int(),
  ...rateShape,
  ...shareShape,
  isSmall: z.boolean().describe('Too few texts or words for a conclusion'),
});

const wordDistributionShape = {
  distributionList: z
    .array(z.object({ property: z.enum(distributionProperties), groups: z.array(distributionGroupSchema) }))
    .describe('Every property with the groups of texts that share a value'),
  hits: z.int().describe('Occurrences in the selection'),
  textsWithHits: z.int().describe('Range: in how many texts there is an occurrence'),
  ...rateShape,
  ...shareShape,
  dispersion: z
    .object({
      dp: z.number().describe("Gries' DP over the texts, from 0 (even) to nearly 1 (Gries 2008)"),
      dpNorm: z.number().describe('DP divided by its largest possible value (Lijffijt & Gries 2012)'),
    })
    .nullable()
    .describe('Null without occurrences or with fewer than two texts'),
  initialKeyword: z.string().nullable(),
  lemmatizedKeyword: z.string().nullable(),
};

export const distributionCall = defineCall('tools', 'POST /api/tools/distribution', {
  summary: 'How often a keyword or query occurs by each property of the texts, and how evenly over the texts',
  usage: 'distribution',
  client: { name: 'distribution', rows: 'distributionList', nested: 'groups' },
  body: z
    .object({
      ...textSelectionShape,
      ...errorTextsShape,
      ...wordSearchShape,
      vordlussona: keywordSchema
        .nullish()
        .describe('A second keyword, of the same type, to compare with the first; not with a query'),
      shareOf: z
        .string()
        .min(1)
        .max(MAX_CQL_CHARACTERS)
        .nullish()
        .describe('A query of which the occurrences are told as a share, such as [pos="NOUN"]'),
      keepCapitalization: keepCapitalizationField,
    })
    .superRefine((request, context) => {
      checkWordSearch(request, context);
      const { cql, vordlussona } = request;
      if (typeof cql === 'string' && typeof vordlussona === 'string')
        refuseField(context, 'vordlussona', vordlussona, 'A second word belongs to a keyword.');
    })
    .meta({
      examples: [
        { ownTexts: 'Kool on suur. Käin koolis.', type: 'LEMMAS', keyword: 'kool' },
        { ownTexts: 'Kool on suur. Käin koolis.', cql: '[lemma="kool"] [pos="AUX"]' },
      ],
    }),
  answer: z.object({
    ...wordDistributionShape,
    vordlus: z.object(wordDistributionShape).optional().describe('The second keyword in the same texts'),
    totals: selectionTotalsSchema,
  }),
});

export type DistributionRequest = z.infer<typeof distributionCall.body>;
export type DistributionGroup = z.infer<typeof distributionGroupSchema>;
export type DistributionResponse = z.infer<typeof distributionCall.answer>;
/** The part of the answer that is about one word. */
export type WordDistribution = Omit<DistributionResponse, 'vordlus' | 'totals'>;

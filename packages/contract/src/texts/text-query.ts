import { z } from 'zod';
import { defineCall } from '../fields/call';
import { OPEN_RANGE_END } from '../fields/choices';
import { MAX_CORPUS_TEXT_IDS } from '../fields/limits';
import { numberField } from '../fields/number-field';
import { trimUnseen } from '../fields/typed-text';

const MAX_FILTER_VALUES = 100;
const MAX_FILTER_VALUE_CHARACTERS = 200;

const filterValue = z.string().overwrite(trimUnseen).max(MAX_FILTER_VALUE_CHARACTERS);
const listedValues = z.array(filterValue.min(1)).max(MAX_FILTER_VALUES);
/** One value, a list, or nothing: an empty value asks for nothing. */
const filterValues = z
  .union([filterValue, listedValues])
  .nullable()
  .transform((given) => (typeof given === 'string' ? [given].filter(Boolean) : (given ?? [])))
  .optional()
  .describe('One value or a list; any of them will do');
const rangeEnd = numberField(0, OPEN_RANGE_END);
const ranges = z
  .array(z.tuple([rangeEnd, rangeEnd]))
  .max(MAX_FILTER_VALUES)
  .nullish()
  .describe('[least, most], both included; any of them will do');

/** The filters of the text query: every filter given must hold, inside one filter any value will do. */
export const textQueryRequestSchema = z
  .object({
    corpuses: listedValues.nullish().describe('Subcorpus ids; all of them where none is named'),
    types: filterValues,
    language: filterValues.describe('Text language; where absent eesti, or all where no subcorpus is named'),
    level: filterValues.describe(
      'A letter finds its two levels too: B is B, B1 or B2. Without a level: EK native writers, AK academic texts by others',
    ),
    domain: filterValues.describe('Field of research'),
    usedMaterials: filterValues,
    usedMultiMaterials: filterValues.describe('Matches as a part of the value, without case'),
    age: filterValues,
    gender: filterValues,
    education: filterValues,
    studyLevel: filterValues,
    degree: filterValues,
    nativeLang: filterValues,
    otherLang: filterValues.describe('Matches as a part of the value, without case'),
    nationality: filterValues,
    country: filterValues,
    errors: filterValues.describe('Kinds of errors that are marked in the text, such as R:NOM:FORM'),
    score: filterValues.describe('Range of the result, as the texts have it'),
    addedYears: z
      .array(z.string().regex(/^\d{4}(?:[-–]\d{4}|\.{3}|…)$/u))
      .max(MAX_FILTER_VALUES)
      .nullish()
      .describe('Year ranges such as 2010-2014, or 2021... with the four years after it'),
    characters: ranges,
    words: ranges,
    sentences: ranges,
  })
  .meta({ examples: [{ corpuses: ['clWmOIrLa'], level: ['A2', 'B1'], words: [[1, 100]] }] });

const someText = z.string().nullable();

/** What a table of texts shows beside the title; codes as they stand in the data. */
export const textDetailsSchema = z.object({
  type: someText,
  level: someText,
  year: someText.describe('Year, or range of years'),
  age: someText.describe('Age group of the author'),
  nativeLanguage: someText.describe('Several are separated by commas'),
  nationality: someText,
  words: z.int().nullable().describe('Running words; null until the text is analysed'),
});

export const textQueryRowSchema = z.object({
  text_id: z.string(),
  property_value: z.string().describe('The title'),
  details: textDetailsSchema.optional().describe('Where they are asked for'),
});
export const textPropertySchema = z.object({ propertyName: z.string(), propertyValue: z.string() });
export const textContentsResponseSchema = z.string();

/** What rows of an analysis say of the text that they come from; codes as they stand in the data. */
export const textOriginSchema = z.object({
  textId: z.string(),
  title: someText,
  level: someText,
  nativeLanguage: someText.describe('Several are separated by commas'),
  nationality: someText.describe('Known of authors of exam texts, whose native language is not'),
});
const textIdsSchema = z
  .object({ ids: z.array(z.guid()).min(1).max(MAX_CORPUS_TEXT_IDS) })
  .meta({ examples: [{ ids: ['1f0c9a42-0000-4000-8000-000000000001'] }] });

export const textQueryCall = defineCall('texts', 'POST /api/texts/detailneparing', {
  summary:
    'Texts that meet every filter, of the whole corpus where no subcorpus is named; inside one filter any of the values will do',
  usage: 'text-query',
  client: { name: 'find_texts' },
  body: textQueryRequestSchema,
  query: z.object({
    details: z.enum(['true', 'false']).optional().describe('true: each row also describes the text'),
  }),
  answer: z.array(textQueryRowSchema),
});

export const textPreviewCall = defineCall('texts', 'GET /api/texts/kysitekstjametainfo', {
  summary: 'One text with its properties',
  client: { name: 'text', rows: 'properties' },
  query: z.object({ id: z.guid() }),
  answer: z.object({ text: z.string(), properties: z.array(textPropertySchema) }),
});

export const textContentsCall = defineCall('texts', 'POST /api/texts/kysitekstid', {
  summary: 'Contents of texts as one line of plain text',
  client: { name: 'text_contents' },
  body: textIdsSchema,
  answer: { description: 'The contents', content: { 'text/plain': { schema: textContentsResponseSchema } } },
});

export const textOriginsCall = defineCall('texts', 'POST /api/texts/origins', {
  summary: 'Title, level and native language of texts, for the rows of an analysis',
  client: { name: 'text_origins' },
  body: textIdsSchema,
  answer: z.array(textOriginSchema),
});

export type TextOrigin = z.infer<typeof textOriginSchema>;
export type TextQueryRequest = z.infer<typeof textQueryRequestSchema>;
export type TextDetails = z.infer<typeof textDetailsSchema>;
export type TextQueryRow = z.infer<typeof textQueryRowSchema>;
export type TextPreviewResponse = z.infer<typeof textPreviewCall.answer>;

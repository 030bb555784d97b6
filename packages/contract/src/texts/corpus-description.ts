import { z } from 'zod';
import { defineCall } from '../fields/call';

/** Properties whose gaps the description tells; the names are those of the filters of the text query. */
export const describedProperties = [
  ...(['level', 'types', 'addedYears', 'nativeLang', 'age', 'gender', 'education', 'nationality'] as const),
] as const;
export type DescribedProperty = (typeof describedProperties)[number];

/** Parts of the analysis whose accuracy has been measured. */
export const measuredAnalyses = ['lemma', 'partOfSpeech', 'features', 'relations'] as const;

const count = z.int();
const countsSchema = z.object({ texts: count, runningWords: count });
const shareSchema = countsSchema.extend({ code: z.string() });
const percent = z.number().min(0).max(100);

/** What the corpus is: the page about it, its CMDI record and its JSON-LD all tell the same. */
export const corpusDescriptionSchema = countsSchema.extend({
  version: z.string().describe('Name of the state of the corpus'),
  changedOn: z.iso.date().describe('Day of the last change of the texts, UTC'),
  isDemo: z.boolean().describe('True where all there is are made-up texts of the demonstration'),
  software: z.string().describe('Version of the software'),
  owner: z.string(),
  doi: z.string().nullable(),
  licence: z.object({ name: z.string(), url: z.url() }),
  subcorpora: z
    .array(
      shareSchema.extend({
        levels: z.array(shareSchema).describe('As `levels` of the whole'),
        withoutLevel: countsSchema,
      }),
    )
    .describe('In the order of the query form; empty ones are left out'),
  levels: z
    .array(shareSchema)
    .describe(
      'By proficiency level, A to C2, then EK for native writers and AK for academic texts by others; empty ones are left out',
    ),
  withoutLevel: countsSchema,
  languages: z.array(shareSchema).describe('By language of the text, ISO 639-1'),
  textTypes: z.array(shareSchema).describe('The most frequent first'),
  nativeWriters: countsSchema.describe(
    'Estonian texts without a level of people whose native language is Estonian alone',
  ),
  years: z.object({ from: count, to: count }).nullable().describe('When the texts were written'),
  unknown: z
    .array(z.object({ property: z.enum(describedProperties), texts: count }))
    .describe('How many texts lack a property'),
  pendingTexts: count.describe('Texts that are not analysed yet'),
  marks: z.object({
    machineTexts: count.describe('Estonian texts whose errors a program marked'),
    goldTexts: count.describe('Estonian texts whose errors people marked'),
    waitingTexts: count.describe('Estonian texts whose errors are not marked yet'),
    precision: percent.describe('Marks of the program that are as those of an annotator, percent'),
    recall: percent.describe('Marks of an annotator that the program has, percent'),
    measuredWith: z.string().describe('Version of the program that both were measured with'),
  }),
  accuracy: z
    .array(
      z.object({
        name: z.enum(measuredAnalyses),
        edited: percent.describe('Words right in edited texts (UD EDT)'),
        web: percent.describe('Words right in texts of the web (UD EWT)'),
      }),
    )
    .describe('Measured on words whose analysis people checked, percent'),
});

export const corpusDescriptionCall = defineCall('system', 'GET /api/corpus-description', {
  summary: 'What the corpus is: state, owner, licence, sizes by subcorpus and level, gaps and accuracy',
  answer: corpusDescriptionSchema.extend({
    citation: z.object({ et: z.string(), en: z.string() }).describe('One line for a list of references'),
  }),
});

export type CorpusDescriptionResponse = z.infer<typeof corpusDescriptionCall.answer>;
export type CorpusDescription = z.infer<typeof corpusDescriptionSchema>;
export type CorpusCounts = z.infer<typeof countsSchema>;

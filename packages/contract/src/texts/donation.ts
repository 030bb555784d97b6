import { z } from 'zod';
import { defineCall } from '../fields/call';
import {
  academicCategories,
  ARTICLE_TYPE,
  DEFAULT_DONATION_KIND,
  donationActions,
  donationCountries,
  donationKinds,
  donationStates,
  findDonatedType,
  RECEIPT_HEADER,
  REQUEST_KEY_HEADER,
  similarTextPlaces,
} from './donation-choices';
import {
  ACADEMIC_SUBCORPUS,
  ageGroups,
  degrees,
  educationLevels,
  genders,
  researchFields,
  studyLevels,
  studyMaterials,
} from './enumerations';
import { apiErrorSchema } from '../fields/errors';
import {
  MAX_DECISIONS,
  MAX_DONATION_CHARACTERS,
  MAX_DONATION_FIELD_CHARACTERS,
  MAX_DONATION_NOTE_CHARACTERS,
} from '../fields/limits';
import { numberField } from '../fields/number-field';
import { textPropertySchema } from './text-query';
import { trimUnseen } from '../fields/typed-text';

const MIN_KEY_CHARACTERS = 16;
const MAX_KEY_CHARACTERS = 200;
const MAX_AGE = 120;
const FIRST_YEAR = 1800;
const LAST_YEAR = 2200;

/** Clients send their whole form: a field that was left empty is "", null or absent. */
const left = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((given) => (given === '' || given === null ? undefined : given), field.optional());
const line = z.string().overwrite(trimUnseen).max(MAX_DONATION_FIELD_CHARACTERS);
const note = z.string().overwrite(trimUnseen).min(1).max(MAX_DONATION_NOTE_CHARACTERS);
const givenText = z
  .string()
  .min(1)
  .max(MAX_DONATION_CHARACTERS)
  .refine((text) => /[\p{L}\p{N}]/u.test(text), 'It holds no word.');
const anyCode = (enumeration: object) => z.enum(Object.keys(enumeration) as [string, ...string[]]);
const codeOf = (enumeration: object) => left(anyCode(enumeration));
const flag = z.preprocess(
  (given) => (given === 'true' ? true : given === 'false' ? false : given),
  z.boolean(),
);
const typeCode = (isAcademic: boolean) =>
  left(
    z.string().refine((code) => {
      const found = findDonatedType(code);
      return found !== null && (found.subcorpus === ACADEMIC_SUBCORPUS) === isAcademic;
    }),
  );

const donationFieldsSchema = z.object({
  pealkiri: line.min(1).describe('Title'),
  kirjeldus: left(z.string().max(MAX_DONATION_NOTE_CHARACTERS)).describe('Description'),
  sisu: givenText.describe('The text'),
  liik: left(z.enum(donationKinds)).describe('Kind of text; akadeemiline where absent'),
  autoriValdkond: codeOf(researchFields).describe('Field of research'),
  mitteakadAlamliik: typeCode(false).describe('Type of a text that is not academic'),
  akadKategooria: left(z.enum(academicCategories)),
  akadAlamliik: typeCode(true).describe('Type of an academic text'),
  artikkelValjaanne: left(line),
  artikkelAasta: left(numberField(FIRST_YEAR, LAST_YEAR)),
  artikkelNumber: left(z.coerce.string().pipe(line)),
  artikkelLehekyljed: left(z.coerce.string().pipe(line)),
  oppematerjal: left(flag).describe('Whether study materials were used'),
  akadOppematerjal: left(
    z.preprocess(
      (given) => (typeof given === 'string' ? given.split(',').map((each) => each.trim()) : given),
      z.array(anyCode(studyMaterials)).max(Object.keys(studyMaterials).length),
    ),
  ),
  akadOppematerjalMuu: left(line),
  autoriVanus: left(z.union([anyCode(ageGroups), numberField(1, MAX_AGE)])).describe(
    'Age in years, or the code of an age group',
  ),
  autoriSugu: codeOf(genders),
  autoriEmakeel: left(line).describe('Native languages, separated by commas'),
  autoriMuudKeeled: left(line).describe('Other languages, separated by commas'),
  autoriElukohariik: codeOf(donationCountries),
  elukohariikMuu: left(line).describe('Country where autoriElukohariik is muu'),
  autoriOppeaste: codeOf(studyLevels),
  autoriTeaduskraad: codeOf(degrees),
  autoriHaridus: codeOf(educationLevels),
});

/** The fields that the kind of text asks for, as the form does. */
const donationFormSchema = donationFieldsSchema.superRefine((form, context) => {
  for (const field of listMandatoryFields(form)) {
    if (form[field] !== undefined) continue;
    context.addIssue({ code: 'invalid_type', expected: 'string', input: undefined, path: [field] });
  }
});

function listMandatoryFields(form: z.infer<typeof donationFieldsSchema>): (keyof typeof form)[] {
  const isAcademic = (form.liik ?? DEFAULT_DONATION_KIND) === DEFAULT_DONATION_KIND;
  return [
    ...(isAcademic ? (['autoriValdkond', 'akadKategooria'] as const) : []),
    ...(isAcademic && form.akadAlamliik === ARTICLE_TYPE
      ? (['artikkelValjaanne', 'artikkelAasta'] as const)
      : []),
    'autoriEmakeel',
  ];
}

function parseObject(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

/** Code that the donor got with the answer; case, spaces and hyphens do not matter. */
export const receiptRequestSchema = z
  .object({ receipt: z.string().min(1).max(100) })
  .meta({ examples: [{ receipt: '0000-1111-2222-3333-4444-5555' }] });

export const receiptResponseSchema = z.object({
  id: z.guid(),
  state: z.enum(donationStates),
  reason: z.string().nullable().describe('Why the text was refused'),
  addedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  title: z.string().nullable(),
  text: z.string(),
  properties: z.array(textPropertySchema),
});

export const reviewParametersSchema = z.object({ id: z.guid() });
export const reviewedTextSchema = receiptResponseSchema.extend({
  log: z.array(
    z.object({
      at: z.iso.datetime(),
      action: z.enum(donationActions),
      actorName: z.string().nullable().describe('First name of the administrator; null for the donor'),
      details: z.string().nullable(),
    }),
  ),
});
const decidedIds = z.array(z.guid()).min(1).max(MAX_DECISIONS);
export const donationCall = defineCall('donation', 'POST /api/texts/lisatekst', {
  summary: `Donates a text; answers its id after it is stored, and the receipt code in ${RECEIPT_HEADER}`,
  usage: 'donation',
  headers: z.object({
    [REQUEST_KEY_HEADER]: z
      .string()
      .min(MIN_KEY_CHARACTERS)
      .max(MAX_KEY_CHARACTERS)
      .optional()
      .describe('Random key: the same request with the same key gets the same receipt code'),
  }),
  /** The form as an object, or as a JSON string that holds the object. */
  body: z
    .preprocess((given) => (typeof given === 'string' ? parseObject(given) : given), donationFormSchema)
    .meta({
      examples: [
        {
          pealkiri: 'Minu suvi',
          sisu: 'Suvel käisin maal.',
          liik: 'mitteakadeemiline',
          autoriEmakeel: 'vene',
        },
      ],
    }),
  answer: { description: 'The id', content: { 'text/plain': { schema: z.string() } } },
});

export const receiptCall = defineCall('donation', 'POST /api/donations/receipt', {
  summary: 'A donated text and its state by the receipt code',
  body: receiptRequestSchema,
  answer: receiptResponseSchema,
});

export const withdrawalCall = defineCall('donation', 'POST /api/donations/withdrawal', {
  summary: 'Takes a donated text back, also out of the corpus',
  body: receiptRequestSchema,
  answer: receiptResponseSchema,
});

export const reviewListCall = defineCall('admin', 'GET /api/admin/donations', {
  summary: 'Donated texts in one state, at most 1000; those that wait begin with the oldest',
  query: z.object({ state: z.enum(donationStates).default('waiting') }),
  answer: z.array(
    z.object({
      id: z.guid(),
      title: z.string().nullable(),
      state: z.enum(donationStates),
      addedAt: z.iso.datetime(),
      characters: z.int(),
    }),
  ),
});

export const reviewedTextCall = defineCall('admin', 'GET /api/admin/donations/:id', {
  summary: 'A donated text with its properties and its log',
  params: reviewParametersSchema,
  answer: reviewedTextSchema,
});

export const similarTextsCall = defineCall('admin', 'GET /api/admin/donations/:id/similar', {
  summary: 'Texts of the corpus and waiting donations that have much of the text, at most five',
  params: reviewParametersSchema,
  /** Texts that have runs of words in common with a donation, the nearest first. */
  answer: z.array(
    z.object({
      id: z.guid(),
      title: z.string().nullable(),
      place: z.enum(similarTextPlaces),
      share: z.number().min(0).max(1).describe('Share of the donation that is also in that text'),
    }),
  ),
});

export const reviewEditCall = defineCall('admin', 'POST /api/admin/donations/:id', {
  summary: 'Changes a text that awaits its review',
  params: reviewParametersSchema,
  body: z.object({
    text: givenText,
    properties: z.array(z.object({ propertyName: line.min(1), propertyValue: note })).max(100),
  }),
  answer: reviewedTextSchema,
});

export const acceptanceCall = defineCall('admin', 'POST /api/admin/donations/:id/accept', {
  summary: 'Puts the text into the corpus',
  params: reviewParametersSchema,
  answer: reviewedTextSchema,
});

export const refusalCall = defineCall('admin', 'POST /api/admin/donations/:id/refuse', {
  summary: 'Refuses the text with a reason that the donor sees',
  params: reviewParametersSchema,
  body: z.object({ reason: note }),
  answer: reviewedTextSchema,
});

export const reviewDecisionsCall = defineCall('admin', 'POST /api/admin/donations/decisions', {
  summary:
    'Accepts or refuses several texts, each on its own; gives the reason for each that was not changed',
  /** One decision on several donations. */
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('accept'), ids: decidedIds }),
    z.object({ decision: z.literal('refuse'), ids: decidedIds, reason: note }),
  ]),
  answer: z.array(
    z.object({
      id: z.guid(),
      error: apiErrorSchema.nullable().describe('Why this text stays as it was; null where it is decided'),
    }),
  ),
});

export type DonationForm = z.infer<typeof donationFormSchema>;
export type ReceiptResponse = z.infer<typeof receiptResponseSchema>;
export type ReviewListResponse = z.infer<typeof reviewListCall.answer>;
export type ReviewedText = z.infer<typeof reviewedTextSchema>;
export type ReviewDecisions = z.infer<typeof reviewDecisionsCall.body>;
export type ReviewDecisionsResponse = z.infer<typeof reviewDecisionsCall.answer>;
export type SimilarTextsResponse = z.infer<typeof similarTextsCall.answer>;
export type ReviewEdit = z.infer<typeof reviewEditCall.body>;

import { z } from 'zod';
import { defineCall } from '../fields/call';

/** The call `/v2/check` of LanguageTool's public HTTP API, as far as its clients need it. */

/** Fields of the form; rules and categories are lists separated by commas. `data` is JSON: `{text}` or `{annotation: [{text} or {markup, interpretAs}]}`. */
export const languageToolRequestSchema = z
  .object({
    text: z.string().optional(),
    data: z.string().optional(),
    language: z.string(),
    motherTongue: z.string().optional(),
    level: z.string().optional().describe('picky: unsure corrections too'),
    disabledRules: z.string().optional().describe('Ids of rules, separated by commas'),
    enabledRules: z
      .string()
      .optional()
      .describe('Also against a disabled category; with enabledOnly these and the enabled categories alone'),
    disabledCategories: z.string().optional().describe('Ids of categories, such as TYPOS or STYLE'),
    enabledCategories: z.string().optional(),
    enabledOnly: z.union([z.boolean(), z.string()]).optional(),
  })
  .meta({ examples: [{ text: 'Minu sober elab Tartus.', language: 'et' }] });

const matchSchema = z.object({
  message: z.string(),
  shortMessage: z.string(),
  replacements: z.array(z.object({ value: z.string() })),
  offset: z.int(),
  length: z.int(),
  context: z.object({ text: z.string(), offset: z.int(), length: z.int() }),
  sentence: z.string(),
  type: z.object({ typeName: z.string() }),
  rule: z.object({
    id: z.string(),
    description: z.string(),
    issueType: z.string(),
    category: z.object({ id: z.string(), name: z.string() }),
  }),
});

const languageSchema = z.object({ name: z.string(), code: z.string() });

export const languageToolResponseSchema = z.object({
  software: z.object({
    name: z.string(),
    version: z.string(),
    buildDate: z.string(),
    apiVersion: z.number(),
    premium: z.boolean(),
    status: z.string(),
  }),
  warnings: z.object({ incompleteResults: z.boolean() }),
  language: languageSchema.extend({ detectedLanguage: languageSchema.extend({ confidence: z.number() }) }),
  matches: z.array(matchSchema),
});

export const languageToolCall = defineCall('tools', 'POST /v2/check', {
  summary: "Corrections in the shape of LanguageTool's API",
  usage: 'corrector',
  client: { name: 'check', rows: 'matches' },
  consumes: ['application/x-www-form-urlencoded', 'application/json'],
  body: languageToolRequestSchema,
  answer: languageToolResponseSchema,
});

export const languageToolQueryCall = defineCall('tools', 'GET /v2/check', {
  summary: 'The same with the fields in the address, for short texts',
  usage: 'corrector',
  client: null,
  query: languageToolRequestSchema,
  answer: languageToolResponseSchema,
});

export const languageToolLanguagesCall = defineCall('corrector', 'GET /v2/languages', {
  summary: 'Languages of /v2/check',
  answer: z.array(languageSchema.extend({ longCode: z.string() })),
});

export type LanguageToolRequest = z.infer<typeof languageToolRequestSchema>;
export type LanguageToolResponse = z.infer<typeof languageToolResponseSchema>;
export type LanguageToolMatch = z.infer<typeof matchSchema>;

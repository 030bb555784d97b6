import { z } from 'zod';

const MAX_TEXT_CHARACTERS = 5_000;
const MAX_ITEMS = 1_000;

const someText = z.string().trim().min(1).max(MAX_TEXT_CHARACTERS);
const labelSchema = z.object({ et: someText, en: someText });
/** Other kinds of addresses could run a script in the reader's browser. */
const webAddress = z.url({ protocol: /^https?$/u }).max(MAX_TEXT_CHARACTERS);
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).max(MAX_ITEMS);
const videoId = z.string().regex(/^[\w-]{11}$/u);
const work = z.object({ citation: someText, url: webAddress });

/** What the home page introduces by a video. */
export const introducedTools = [
  'writing_evaluator',
  'text_query',
  'wordlist',
  'word_context',
  'neighbouring_words',
  'cluster_catcher',
  'word_analyser',
] as const;
const video = z.object({ et: videoId, en: videoId });

/** Contents that administrators publish; the content folder of the site is the start of each. */
export const siteContentSchemas = {
  about: z.object({ us: listOf(labelSchema).min(1) }),
  people: listOf(
    z.object({
      title: labelSchema,
      people: listOf(
        z.object({
          name: labelSchema,
          role: labelSchema,
          email: z.email(),
          cv: z.object({ et: webAddress, en: webAddress }).nullable(),
        }),
      ),
    }),
  ),
  grants: listOf(z.object({ name: someText, url: webAddress })),
  publications: z.object({
    graduationPapers: listOf(work),
    conferences: listOf(work),
    articles: listOf(work),
  }),
  links: z
    .object({
      tags: z.record(z.string(), labelSchema),
      links: z.record(
        z.string(),
        listOf(
          z.object({ name: someText, url: webAddress, description: labelSchema, tags: listOf(z.string()) }),
        ),
      ),
    })
    .refine(({ tags, links }) =>
      Object.values(links).every((list) =>
        list.every((link) => link.tags.every((tag) => Object.hasOwn(tags, tag))),
      ),
    ),
  videos: z.record(z.enum(introducedTools), video),
} as const;

export type ContentName = keyof typeof siteContentSchemas;
export type SiteContents = { readonly [Name in ContentName]: z.infer<(typeof siteContentSchemas)[Name]> };
export const contentNames = Object.keys(siteContentSchemas) as [ContentName, ...ContentName[]];

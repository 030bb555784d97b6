import type { GapErrorCode } from './choices';
import type { TeacherKind } from './teacher-kinds';

/** What a worksheet practises, in a teacher's words; underneath, a query by form or a kind of error. */
export const sheetTopics = [
  'partitive',
  'object',
  'government',
  'local-cases',
  'agreement',
  'infinitive',
  'tense',
  'together',
  'comma',
] as const;
export type SheetTopic = (typeof sheetTopics)[number];

type TopicSource =
  | { readonly cql: string; readonly error?: undefined }
  | { readonly cql?: undefined; readonly error: GapErrorCode };

/** The marks of the query are the gaps. */
export const sheetTopicSources: Readonly<Record<SheetTopic, TopicSource>> = {
  partitive: { cql: '[pos="NOUN" & Case="Par"]' },
  object: { cql: '[pos="NOUN" & deprel="obj"]' },
  government: { cql: '[pos="NOUN" & deprel="obl" & Case="Ela|Kom|All|Ill|Abl|Ter"]' },
  'local-cases': { cql: '[pos="NOUN" & Case="Ine|Ela|Ill|Add|Ade|All|Abl"]' },
  agreement: { cql: '[pos="ADJ" & deprel="amod" & Case!="Nom"]' },
  infinitive: { cql: '[pos="VERB" & VerbForm="Inf|Sup" & word!="olemas"]' },
  tense: { cql: '[pos="VERB" & VerbForm="Fin" & Tense="Pres|Past" & Mood="Ind"]' },
  together: { error: 'R:WS' },
  comma: { cql: '","' },
};

const topicsOfKinds: Readonly<Partial<Record<TeacherKind, SheetTopic>>> = {
  partitive: 'partitive',
  object: 'object',
  government: 'government',
  agreement: 'agreement',
  'noun-form': 'local-cases',
  infinitive: 'infinitive',
  'verb-form': 'tense',
  comma: 'comma',
  together: 'together',
};

/** Address inside the product of a worksheet about a kind of error; null where a gap cannot practise it. */
export function makeSheetPath(kind: TeacherKind): string | null {
  const topic = topicsOfKinds[kind];
  return topic === undefined ? null : `/teacher/worksheet?topic=${topic}`;
}

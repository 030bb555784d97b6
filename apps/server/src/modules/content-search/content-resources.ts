import { nameCorpus } from '@keelerada/citation/name-corpus';
import { subcorpora, type Label } from '@keelerada/contract/texts/enumerations';
import { CORPUS_CMDI_PATH } from '@keelerada/contract/site/paths';
import { getDefaultLanguages } from '@keelerada/contract/texts/text-filters';
import {
  fcsDiagnostic,
  type SearchDiagnostic,
} from '@keelerada/corpus-engine/content-search/search-diagnostic';
import { countCommon } from '../../corpus/text-columns/bit-set';
import type { TextColumns } from '../../corpus/text-columns/text-columns';
import type { CorpusChoice } from '../../corpus/text-selection/queried-texts';

/** A resource that clients can search: the corpus, or a subcorpus of it. */
export interface ContentResource {
  readonly pid: string;
  /** Code of the subcorpus; null for the whole corpus. */
  readonly code: string | null;
  readonly title: Label;
  readonly description: Label;
  /** ISO 639-3. */
  readonly languages: readonly string[];
}

const SUBCORPUS = 'korpus';
const TEXT_LANGUAGE = 'tekstikeel';
/** Languages of texts as they are stored, and their codes. */
const languages: Readonly<Record<string, string>> = { eesti: 'est', vene: 'rus' };

const WHOLE_DESCRIPTION: Label = {
  et: 'Õppijate, koolinoorte ja üliõpilaste kirjutatud tekstid, iga sõna juures algvorm ja sõnaliik',
  en: 'Texts written by learners, pupils and students, each word with its base form and part of speech',
};

/** The whole corpus first, then its subcorpora that have texts. */
export function listResources(
  columns: TextColumns,
  { site, doi, isDemo }: { readonly site: string; readonly doi: string | null; readonly isDemo: boolean },
): ContentResource[] {
  // Without a DOI the address that the CMDI record gives itself. Clients write several with commas between them.
  const pid =
    doi === null ? `${site}${CORPUS_CMDI_PATH}` : `https://doi.org/${encodeURI(doi).replaceAll(',', '%2C')}`;
  const whole = {
    ...{ pid, code: null, title: nameCorpus({ isDemo }), description: WHOLE_DESCRIPTION },
    languages: listLanguages(columns, columns.all()),
  };
  const parts = Object.entries<Label>(subcorpora).flatMap(([code, title]) => {
    const texts = columns.findByProperties([{ property: SUBCORPUS, match: 'whole', values: [code] }]);
    const count = countCommon(texts, texts);
    if (count === 0) return [];
    const description = {
      et: `${title.et} (${count} ${count === 1 ? 'tekst' : 'teksti'})`,
      en: `${title.en} (${count} ${count === 1 ? 'text' : 'texts'})`,
    };
    return [{ pid: `${pid}#${code}`, code, title, description, languages: listLanguages(columns, texts) }];
  });
  return [whole, ...parts];
}

/** Estonian for a corpus that tells no language. */
function listLanguages(columns: TextColumns, texts: ReturnType<TextColumns['all']>): string[] {
  const found = Object.entries(languages).filter(([stored]) => {
    const written = columns.findByProperties([{ property: TEXT_LANGUAGE, match: 'whole', values: [stored] }]);
    return countCommon(texts, written) > 0;
  });
  return found.length === 0 ? ['est'] : found.map(([, code]) => code);
}

/** The texts that a request is about: those of the resources it names, or all. Null where it names unknown ones alone. */
export function chooseResources(
  resources: readonly ContentResource[],
  context: readonly string[] | null,
): { readonly texts: CorpusChoice | null; readonly diagnostics: readonly SearchDiagnostic[] } {
  if (context === null) return { texts: 'all', diagnostics: [] };
  const named = resources.filter(({ pid }) => context.includes(pid));
  const diagnostics = context
    .filter((pid) => !resources.some((resource) => resource.pid === pid))
    .map((pid) => ({
      uri: fcsDiagnostic(1),
      details: pid,
      message: 'There is no resource with this persistent identifier.',
    }));
  if (named.length === 0) return { texts: null, diagnostics };
  const codes = named.map(({ code }) => code).filter((code) => code !== null);
  if (codes.length < named.length) return { texts: 'all', diagnostics };
  return { texts: { query: { corpuses: codes, language: [...getDefaultLanguages([])] } }, diagnostics };
}

/** What a client calls a call of the API, and where the rows of its answer are. */
export interface NamedCall {
  readonly name: string;
  /** Field of the answer with the rows; absent where the answer is a list or columns. */
  readonly rows?: string;
  /** List in each row that has the rows proper. */
  readonly nested?: string;
}

/** Every call that researchers ask, by its path. */
export const namedCalls: Readonly<Record<string, NamedCall>> = {
  '/api/status': { name: 'status' },
  '/api/texts/detailneparing': { name: 'find_texts' },
  '/api/texts/facets': { name: 'text_facets' },
  '/api/texts/selection-summary': { name: 'selection_summary', rows: 'levels' },
  '/api/texts/origins': { name: 'text_origins' },
  '/api/texts/kysitekstjametainfo': { name: 'text', rows: 'properties' },
  '/api/texts/kysitekstid': { name: 'text_contents' },
  '/api/texts/lauseanalyys': { name: 'sentence_analysis', rows: 'sentences', nested: 'tokens' },
  '/api/texts/vead': { name: 'text_errors', rows: 'marks' },
  '/api/texts/tunnused': { name: 'text_features', rows: 'tekstid' },
  '/api/tools/wordlist': { name: 'wordlist', rows: 'resultList' },
  '/api/tools/sonavormid': { name: 'word_forms', rows: 'vormid' },
  '/api/tools/lahimad-algvormid': { name: 'nearest_words', rows: 'algvormid' },
  '/api/tools/sonatasemed': { name: 'word_levels', rows: 'sonad' },
  '/api/tools/wordcontext': { name: 'concordance', rows: 'contextList' },
  '/api/tools/sagedused': { name: 'frequencies', rows: 'frequencyList' },
  '/api/tools/votmesonad': { name: 'keyness', rows: 'votmesonad' },
  '/api/tools/collocates': { name: 'collocates', rows: 'collocateList' },
  '/api/tools/sonavisand': { name: 'word_sketch', rows: 'seosed', nested: 'naabrid' },
  '/api/tools/word-page': { name: 'word_page', rows: 'forms' },
  '/api/tools/distribution': { name: 'distribution', rows: 'distributionList', nested: 'groups' },
  '/api/tools/vead': { name: 'error_profile', rows: 'errorList', nested: 'groups' },
  '/api/tools/clusterfinder': { name: 'clusters', rows: 'clusters' },
  '/api/tools/wordanalyser': { name: 'analyse_words' },
  '/api/tools/worksheet': { name: 'worksheet', rows: 'exampleList' },
  '/api/tools/practice': { name: 'practice', rows: 'items' },
  '/api/tools/klassiraport': { name: 'class_report', rows: 'errors' },
  '/api/texts/sonad': { name: 'words' },
  '/api/texts/lemmad': { name: 'lemmas' },
  '/api/texts/silbid': { name: 'syllables' },
  '/api/texts/sonaliik': { name: 'word_classes' },
  '/api/texts/vormimargendid': { name: 'form_names' },
  '/api/texts/laused': { name: 'sentences' },
  '/api/texts/keerukus': { name: 'complexity' },
  '/api/texts/mitmekesisus': { name: 'vocabulary' },
  '/api/texts/keeletase': { name: 'level' },
  '/api/texts/korrektuur': { name: 'corrected_text' },
  '/v2/check': { name: 'check', rows: 'matches' },
};

/** Calls of the same sections without a method: `ask` takes them too. */
export const unnamedCalls: readonly string[] = [
  // The screen of the corrector in one answer of twenty parts.
  '/api/texts/keerukus-sonaliigid-mitmekesisus',
  // Files.
  '/api/texts/vead-failina',
  '/api/texts/tekstidfailina',
  '/api/textfromfile',
  // Checks of other programs.
  '/api/tools/masinoppe-ennustus',
  '/api/tools/minitorn-pikkus',
];

/** Sections of the description whose calls must stand in one of the two lists. */
export const namedSections: readonly string[] = ['tools', 'texts'];

/** Paths of the calls. They stand apart from the schemas so that a browser takes them without the schema library. */
export const CLUSTER_FINDER_PATH = '/api/tools/clusterfinder';
/** The page of the cluster finder, on its own or in a frame (`integrationPaths` of the status). */
export const CLUSTER_FINDER_PAGE_PATH = '/cluster-finder';
export const COLLOCATES_PATH = '/api/tools/collocates';
/** How often each type of error is, by a property of the texts. */
export const ERROR_PROFILE_PATH = '/api/tools/vead';
/** A text as written and as corrected. */
export const ERROR_MARKS_PATH = '/api/texts/vead';
/** The same as a file, in one of `markedTextForms`. */
export const ERROR_MARKS_DOWNLOAD_PATH = '/api/texts/vead-failina';
/** Errors of own texts for a class; nothing is stored. */
export const CLASS_REPORT_PATH = '/api/tools/klassiraport';
/** Compares the words of two selections. */
export const KEYNESS_PATH = '/api/tools/votmesonad';
export const DISTRIBUTION_PATH = '/api/tools/distribution';
/** Example sentences of a word by the level of their texts. */
export const HOME_PATH = '/api/home';
/** The call of one picture ends with its name. */
export const HOME_PICTURES_PATH = '/api/home/pictures';
/** What the corpus is; the files tell it to catalogues and search engines. */
export const CORPUS_DESCRIPTION_PATH = '/api/corpus-description';
export const CORPUS_CMDI_PATH = '/corpus.cmdi.xml';
export const CORPUS_JSON_LD_PATH = '/corpus.jsonld';
export const STATUS_PATH = '/api/status';
export const WORD_LENGTH_PATH = '/api/tools/minitorn-pikkus';
export const PREDICTION_PATH = '/api/tools/masinoppe-ennustus';
export const TEXT_DOWNLOAD_PATH = '/api/texts/tekstidfailina';
/** Header of its answer: how many formulas have a sign in their place; missing where there are none. */
export const FORMULAS_HEADER = 'x-formulas';
/** A row a text: properties, complexity, vocabulary, marks by kind. */
export const TEXT_FEATURES_PATH = '/api/texts/tunnused';
export const TEXT_FROM_FILE_PATH = '/api/textfromfile';
export const TEXT_QUERY_PATH = '/api/texts/detailneparing';
/** How many texts each choice of each filter would find. */
export const TEXT_FACETS_PATH = '/api/texts/facets';
export const SELECTION_SUMMARY_PATH = '/api/texts/selection-summary';
/** Title, level and native language of texts by id. */
export const TEXT_ORIGINS_PATH = '/api/texts/origins';
export const TEXT_PREVIEW_PATH = '/api/texts/kysitekstjametainfo';
export const TEXT_CONTENTS_PATH = '/api/texts/kysitekstid';
/** The sentences of a place in a text, each word with its analysis and its head. */
export const SENTENCE_ANALYSIS_PATH = '/api/texts/lauseanalyys';
/** Counts the lines of a concordance. */
export const FREQUENCIES_PATH = '/api/tools/sagedused';
export const WORD_SKETCH_PATH = '/api/tools/sonavisand';
export const WORD_ANALYSER_PATH = '/api/tools/wordanalyser';
export const WORD_CONTEXT_PATH = '/api/tools/wordcontext';
/** The level at which learners first use words. */
export const WORD_LEVELS_PATH = '/api/tools/sonatasemed';
/** The word forms of one base form of the word list. */
export const NEAREST_WORDS_PATH = '/api/tools/lahimad-algvormid';
export const WORD_FORMS_PATH = '/api/tools/sonavormid';
/** What a learner wants to know of a word. */
export const WORD_PAGE_PATH = '/api/tools/word-page';
export const WORDLIST_PATH = '/api/tools/wordlist';
/** Items of an exercise that is done on the screen. */
export const PRACTICE_PATH = '/api/tools/practice';
export const WORKSHEET_PATH = '/api/tools/worksheet';
export const CORRECTOR_PATH = '/api/texts/keerukus-sonaliigid-mitmekesisus';
export const CORRECTIONS_PATH = '/api/texts/korrektuur';
export const LANGUAGE_TOOL_CHECK_PATH = '/v2/check';
export const LANGUAGE_TOOL_LANGUAGES_PATH = '/v2/languages';
export const LOGIN_PATH = '/api/auth/login/harid';
export const LOGIN_CALLBACK_PATH = '/api/auth/login/harid/success';
export const LOGOUT_PATH = '/api/auth/logout';
export const RENEW_PATH = '/api/auth/renew';
export const TEXTS_TO_REVIEW_PATH = '/api/admin/texts-to-review';
export const USAGE_PATH = '/api/admin/usage';
export const JOBS_PATH = '/api/admin/jobs';
export const ANALYSIS_JOB_PATH = '/api/admin/jobs/analysis';
export const SYSTEM_PATH = '/api/admin/system';
/** The call of one account ends with its id and `/role`. */
export const ACCOUNTS_PATH = '/api/admin/accounts';
/** The call of one text ends with its id. */
export const CORPUS_TEXTS_PATH = '/api/admin/texts';
export const CORPUS_TEXT_SEARCH_PATH = '/api/admin/texts/search';
export const CORPUS_TEXT_EXPORT_PATH = '/api/admin/texts/export';
export const CORPUS_TEXT_WITHDRAWAL_PATH = '/api/admin/texts/withdrawal';
/** Uploads for an import; the call of one run ends with its id. */
export const IMPORTS_PATH = '/api/admin/imports';
/** Contents that administrators publish; the call ends with the name, for everybody with name and version. */
export const CONTENT_ADMIN_PATH = '/api/admin/content';
export const SITE_CONTENT_PATH = '/api/site-content';
export const ADMIN_HISTORY_PATH = '/api/admin/history';
/** For whoever runs the server: no session is asked for. */
export const LIVE_PATH = '/api/health/live';
export const READY_PATH = '/api/health/ready';
export const HEALTH_PATH = '/api/actuator/health';
export const METRICS_PATH = '/api/actuator/metrics';
export const DONATION_PATH = '/api/texts/lisatekst';
export const RECEIPT_PATH = '/api/donations/receipt';
export const WITHDRAWAL_PATH = '/api/donations/withdrawal';
/** Calls of administrators; the call of one text ends with its id, `/accept` or `/refuse` may follow. */
export const REVIEW_PATH = '/api/admin/donations';
/** One decision on several donations. */
export const REVIEW_DECISIONS_PATH = '/api/admin/donations/decisions';
/** The endpoint of CLARIN Federated Content Search; an SRU address, so it stands beside the calls of the product's own. */
export const CONTENT_SEARCH_PATH = '/fcs';
export const SPEECH_PATH = '/api/text-to-speech';

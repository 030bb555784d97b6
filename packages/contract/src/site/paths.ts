/** The page of the cluster finder, on its own or in a frame (`integrationPaths` of the status). */
export const CLUSTER_FINDER_PAGE_PATH = '/cluster-finder';
export const CORPUS_CMDI_PATH = '/corpus.cmdi.xml';
export const CORPUS_JSON_LD_PATH = '/corpus.jsonld';
/** Header of its answer: how many formulas have a sign in their place; missing where there are none. */
export const FORMULAS_HEADER = 'x-formulas';
/** The endpoint of CLARIN Federated Content Search; an SRU address, so it stands beside the calls of the product's own. */
export const CONTENT_SEARCH_PATH = '/fcs';
/** Metric: internal errors since the last start. */
export const ERRORS_METRIC = 'http.errors.500.total';

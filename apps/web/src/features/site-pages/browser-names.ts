/** A value that the site keeps in the browser. */
export interface BrowserName {
  readonly name: string;
  /** Of its message. */
  readonly id: string;
  /** `erased`: in `localStorage`; `tab`: in `sessionStorage`. */
  readonly until: 'erased' | 'tab';
}

/** All of them, for the page on privacy; tests hold them to the code and to what a browser keeps. */
export const browserNames: readonly BrowserName[] = [
  { name: 'language', id: 'language', until: 'erased' },
  // Of the component library.
  { name: 'mui-mode', id: 'colours', until: 'erased' },
  { name: 'cookiesAcknowledged', id: 'notice', until: 'erased' },
  { name: 'keyboardHelpOff', id: 'keys', until: 'erased' },
  { name: 'keelerada.concordance-hidden-columns', id: 'columns', until: 'erased' },
  { name: 'keelerada.saved-selections', id: 'selections', until: 'erased' },
  { name: 'keelerada.search-history', id: 'history', until: 'erased' },
  { name: 'keelerada.line-marks', id: 'marks', until: 'erased' },
  { name: 'keelerada.frequencies', id: 'frequencies', until: 'erased' },
  { name: 'keelerada.concordance-errors', id: 'errors', until: 'erased' },
  { name: 'correctorIgnoredWords', id: 'ignored_words', until: 'erased' },
  { name: 'correctorSettings', id: 'settings', until: 'erased' },
  { name: 'correctorErrorLog', id: 'error_log', until: 'erased' },
  { name: 'keelerada.practice', id: 'practice', until: 'erased' },
  { name: 'correctorDrafts', id: 'drafts', until: 'erased' },
  { name: 'reviewKeysOff', id: 'review_keys', until: 'erased' },
  { name: 'corrector', id: 'corrector', until: 'tab' },
  { name: 'correctorTrackedText', id: 'tracked', until: 'tab' },
  { name: 'chosen-texts', id: 'texts', until: 'tab' },
  { name: 'text-query', id: 'filters', until: 'tab' },
  { name: 'keelerada.login-return', id: 'return', until: 'tab' },
  { name: 'keelerada.unsent-edits', id: 'unsent', until: 'tab' },
];

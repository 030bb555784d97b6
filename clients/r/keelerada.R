# Asks a Keelerada server and gives its answers as data frames. Needs the packages curl and jsonlite.
#
#   source("keelerada.R")
#   site <- keelerada("https://keelerada.example.ee")
#   words <- keelerada_wordlist(site, tekstivalik = "KOIK", type = "LEMMAS", minFrequency = 10)
#   attr(words, "totals")           what the frequencies are counted in
#   attr(words, "corpus_version")   the state of the corpus, to be named with a result
#
# Licence: MIT.

# Seconds; the largest questions over a whole corpus take some of them.
keelerada_timeout <- 300
# After 429 the server says when to ask again; longer than this nobody waits.
keelerada_longest_wait <- 120
keelerada_most_waits <- 5
# Pages of at most so many rows do not count against the rate limit.
keelerada_page_rows <- 1000

# A server; `url` is the address of the site.
keelerada <- function(url, timeout = keelerada_timeout) {
  if (!grepl("^https?://", url)) stop("not the address of a site: ", url)
  structure(list(url = sub("/+$", "", url), timeout = timeout), class = "keelerada")
}

# Asks a call of the API and answers its rows. `fields` are those of the description at /api/docs, as a list or as JSON.
# Attributes of the rows have the rest of the answer, such as `totals`, and `path`, `request` and `corpus_version`.
# Answers that come in pages are read to the end, or to `limit` rows. Where the server refuses, the condition is a
# `keelerada_error` with `code`, `field`, `status` and `errors`.
keelerada_ask <- function(site, path, fields = list()) {
  shape <- keelerada_calls[[path]]
  request <- keelerada_fields(fields, shape$lists)
  called <- if (isTRUE(shape$paged)) keelerada_pages(site, path, request, shape)
            else keelerada_call(site, path, request)
  rows <- keelerada_rows(called$answer, shape)
  attr(rows, "path") <- path
  attr(rows, "request") <- request
  attr(rows, "corpus_version") <- if (is.null(called$version)) keelerada_version(site) else called$version
  rows
}

# The name of the present state of the corpus.
keelerada_version <- function(site) keelerada_call(site, "/api/status", list())$answer$corpus$version

# A field that takes a list is one also where a single value is given.
keelerada_fields <- function(fields, lists) {
  if (is.character(fields) && length(fields) == 1) fields <- jsonlite::fromJSON(fields, simplifyVector = FALSE)
  fields <- fields[!vapply(fields, is.null, logical(1))]
  for (name in intersect(names(fields), lists)) fields[[name]] <- as.list(fields[[name]])
  fields
}

keelerada_json <- function(fields) {
  if (length(fields) == 0) return("{}")
  jsonlite::toJSON(fields, auto_unbox = TRUE, null = "null", digits = NA)
}

keelerada_pages <- function(site, path, request, shape) {
  wanted <- if (is.null(request$limit)) Inf else request$limit
  start <- if (is.null(request$offset)) 0 else request$offset
  rows <- list()
  first <- NULL
  while (length(rows) < wanted) {
    size <- min(keelerada_page_rows, wanted - length(rows))
    page <- request
    page$offset <- start + length(rows)
    page$limit <- size
    called <- keelerada_call(site, path, page)
    if (is.null(first)) first <- called
    if (is.null(request$pageToken)) request$pageToken <- called$answer$pageToken
    got <- called$answer[[shape$rows]]
    rows <- c(rows, got)
    if (length(got) < size) break
  }
  first$answer[[shape$rows]] <- rows
  first
}

keelerada_call <- function(site, path, fields) {
  for (waited in 0:keelerada_most_waits) {
    response <- keelerada_send(site, path, fields)
    headers <- curl::parse_headers_list(response$headers)
    if (response$status_code < 400) {
      text <- rawToChar(response$content)
      Encoding(text) <- "UTF-8"
      is_json <- grepl("^application/json", response$type)
      answer <- if (is_json) jsonlite::fromJSON(text, simplifyVector = FALSE) else text
      return(list(answer = answer, version = headers[["x-corpus-version"]]))
    }
    wait <- suppressWarnings(as.numeric(headers[["retry-after"]]))
    if (length(wait) != 1 || is.na(wait)) wait <- 1
    if (response$status_code != 429 || wait > keelerada_longest_wait || waited == keelerada_most_waits) {
      stop(keelerada_error(response))
    }
    Sys.sleep(wait)
  }
}

keelerada_send <- function(site, path, fields) {
  handle <- curl::new_handle(timeout = site$timeout)
  url <- paste0(site$url, path)
  if (isTRUE(keelerada_calls[[path]]$read)) {
    given <- vapply(fields, function(value) utils::URLencode(as.character(value), reserved = TRUE), "")
    if (length(given) > 0) url <- paste0(url, "?", paste0(names(given), "=", given, collapse = "&"))
  } else {
    body <- charToRaw(enc2utf8(as.character(keelerada_json(fields))))
    curl::handle_setopt(handle, post = TRUE, postfieldsize = length(body), postfields = body)
    curl::handle_setheaders(handle, "Content-Type" = "application/json")
  }
  curl::curl_fetch_memory(url, handle)
}

keelerada_error <- function(response) {
  text <- rawToChar(response$content)
  Encoding(text) <- "UTF-8"
  errors <- tryCatch(jsonlite::fromJSON(text, simplifyVector = FALSE), error = function(e) list())
  first <- if (length(errors) > 0 && is.list(errors[[1]])) errors[[1]] else list()
  code <- if (is.null(first$code)) "Unknown" else first$code
  said <- if (is.null(first$message)) paste("The server answered with status", response$status_code)
          else first$message
  where <- if (is.null(first$field)) "" else paste0(" (field ", first$field, ")")
  structure(
    class = c("keelerada_error", "error", "condition"),
    list(message = paste0(code, ": ", said, where), call = NULL, code = code, field = first$field,
         status = response$status_code, errors = errors)
  )
}

# ---- Rows ----

keelerada_is_object <- function(value) is.list(value) && !is.null(names(value))

# The field with the rows of an answer that is not known: the first list of objects.
keelerada_find_rows <- function(answer) {
  for (name in names(answer)) {
    value <- answer[[name]]
    if (is.list(value) && is.null(names(value)) && length(value) > 0 && keelerada_is_object(value[[1]])) {
      return(name)
    }
  }
  NULL
}

# The rows of an answer as a data frame, with all else of it as attributes. Objects in a row become columns with a dot in
# their names. A list that goes with a list of the answer, such as the counts by level, becomes a column for each of its
# places; any other list is a column of lists.
keelerada_rows <- function(answer, shape = NULL) {
  if (!keelerada_is_object(answer)) {
    rows <- lapply(as.list(answer), function(row) {
      if (keelerada_is_object(row)) keelerada_flatten(row, list()) else list(value = row)
    })
    return(keelerada_frame(rows, shape$columns))
  }
  field <- if (is.null(shape$rows)) keelerada_find_rows(answer) else shape$rows
  rest <- answer[setdiff(names(answer), c(field, "pageToken"))]
  if (is.null(field) || !is.list(answer[[field]])) {
    columns <- keelerada_find_columns(answer)
    if (length(columns) > 0) {
      frame <- keelerada_frame(do.call(Map, c(list(f = function(...) list(...)), columns)))
      rest <- rest[setdiff(names(rest), names(columns))]
    } else {
      frame <- keelerada_frame(list(keelerada_flatten(answer, list())))
      rest <- list()
    }
  } else {
    rows <- lapply(answer[[field]], keelerada_explode, nested = shape$nested, rest = rest)
    frame <- keelerada_frame(do.call(c, rows), shape$columns)
  }
  for (name in names(rest)) attr(frame, name) <- rest[[name]]
  frame
}

# Lists of one length beside each other are columns already.
keelerada_find_columns <- function(answer) {
  lists <- Filter(function(value) is.list(value) && is.null(names(value)) && length(value) > 0, answer)
  if (length(lists) > 1 && length(unique(lengths(lists))) == 1) lists else list()
}

keelerada_explode <- function(row, nested, rest) {
  if (!keelerada_is_object(row)) return(list(list(value = row)))
  if (is.null(nested) || !is.list(row[[nested]])) return(list(keelerada_flatten(row, rest)))
  parent <- keelerada_flatten(row[setdiff(names(row), nested)], rest)
  children <- row[[nested]]
  labels <- rest[[nested]]
  lapply(seq_along(children), function(place) {
    child <- children[[place]]
    if (keelerada_is_object(child) && length(labels) == length(children)) {
      child <- utils::modifyList(labels[[place]], child, keep.null = TRUE)
    }
    inner <- list(child)
    names(inner) <- nested
    c(parent, keelerada_flatten(inner, list()))
  })
}

keelerada_flatten <- function(row, rest) {
  flat <- list()
  for (name in names(row)) {
    value <- row[[name]]
    labels <- rest[[name]]
    if (keelerada_is_object(value)) {
      inner <- keelerada_flatten(value, list())
      names(inner) <- paste0(name, ".", names(inner))
      flat <- c(flat, inner)
    } else if (keelerada_goes_with(value, labels)) {
      names(value) <- paste0(name, ".", vapply(labels, function(label) as.character(label[[1]]), ""))
      flat <- c(flat, value)
    } else {
      flat[name] <- list(value)
    }
  }
  flat
}

keelerada_goes_with <- function(value, labels) {
  is.list(value) && is.null(names(value)) && length(value) > 0 && is.list(labels) &&
    length(value) == length(labels) &&
    all(vapply(labels, keelerada_is_object, logical(1))) &&
    !any(vapply(value, keelerada_is_object, logical(1)))
}

# Single values are columns of their kind, with NA where a row has none; all else is a column of lists.
keelerada_frame <- function(rows, names_without_rows = NULL) {
  if (length(rows) == 0) {
    columns <- lapply(names_without_rows, function(name) logical(0))
    names(columns) <- names_without_rows
    return(structure(columns, row.names = integer(0), class = "data.frame"))
  }
  names_of_columns <- unique(unlist(lapply(rows, names)))
  columns <- lapply(names_of_columns, function(name) {
    values <- lapply(rows, function(row) row[[name]])
    if (all(vapply(values, function(value) length(value) <= 1 && !is.list(value), logical(1)))) {
      unlist(lapply(values, function(value) if (length(value) == 0) NA else value))
    } else {
      I(values)
    }
  })
  names(columns) <- names_of_columns
  # An object that some rows have and others have not: its parts are columns of their own.
  is_empty <- vapply(names_of_columns, function(name) {
    any(startsWith(names_of_columns, paste0(name, "."))) && all(is.na(columns[[name]]))
  }, logical(1))
  columns <- columns[!is_empty]
  structure(columns, row.names = c(NA_integer_, -length(rows)), class = "data.frame")
}

# ---- Written by `npm run -s clients` from the description of the API; not to be changed by hand ----

keelerada_calls <- list(
  "/api/tools/wordanalyser" = list(lists = c("corpusTextIds")),
  "/v2/check" = list(rows = "matches", columns = c("message", "shortMessage", "offset", "length", "sentence")),
  "/api/tools/klassiraport" = list(rows = "errors", columns = c("code", "marks", "texts", "per100"), lists = c("texts")),
  "/api/tools/clusterfinder" = list(rows = "clusters", paged = TRUE, columns = c("frequency", "percentage", "usageTotal"), lists = c("corpusTextIds", "wordClasses", "sentenceParts", "markups")),
  "/api/tools/collocates" = list(rows = "collocateList", columns = c("collocate", "score", "coOccurrences", "leftOccurrences", "rightOccurrences", "frequencyCount", "frequencyPercentage", "partOfSpeech", "tekstid"), lists = c("corpusTextIds")),
  "/api/texts/keerukus" = list(),
  "/api/tools/wordcontext" = list(rows = "contextList", paged = TRUE, columns = c("contextBefore", "keyword", "contextAfter", "textId", "joined", "moreBefore", "moreAfter", "start", "hit"), lists = c("corpusTextIds")),
  "/api/texts/korrektuur" = list(),
  "/api/tools/distribution" = list(rows = "distributionList", nested = "groups", lists = c("corpusTextIds")),
  "/api/tools/vead" = list(rows = "errorList", nested = "groups", lists = c("corpusTextIds")),
  "/api/tools/naited" = list(rows = "tasemed", nested = "naited", lists = c("corpusTextIds")),
  "/api/texts/detailneparing" = list(columns = c("text_id", "property_value"), lists = c("corpuses", "addedYears", "characters", "words", "sentences")),
  "/api/texts/vormimargendid" = list(),
  "/api/tools/sagedused" = list(rows = "frequencyList", columns = c("value", "englishName", "title", "hits", "runningWords", "texts", "isSmall", "perMillion", "low", "high"), lists = c("corpusTextIds")),
  "/api/tools/votmesonad" = list(rows = "votmesonad", columns = c("sona", "sagedusA", "sagedusB", "miljoniKohtaA", "miljoniKohtaB", "tekstidA", "tekstidB", "logToepara", "p", "logSuhe", "logSuheAlla", "logSuheUles", "hajuvusA", "hajuvusB", "omane"), lists = c("corpusTextIds", "customStopwords")),
  "/api/texts/lemmad" = list(),
  "/api/texts/keeletase" = list(),
  "/api/tools/lahimad-algvormid" = list(rows = "algvormid", columns = c("word", "frequencyCount"), lists = c("corpusTextIds")),
  "/api/texts/selection-summary" = list(rows = "levels", columns = c("value", "texts"), lists = c("ids")),
  "/api/texts/lauseanalyys" = list(rows = "sentences", nested = "tokens"),
  "/api/texts/laused" = list(),
  "/api/status" = list(read = TRUE),
  "/api/texts/silbid" = list(),
  "/api/texts/kysitekstjametainfo" = list(rows = "properties", columns = c("propertyName", "propertyValue"), read = TRUE),
  "/api/texts/kysitekstid" = list(lists = c("ids")),
  "/api/texts/vead" = list(rows = "marks", columns = c("start", "end", "written", "corrected", "code", "rule", "probability")),
  "/api/texts/facets" = list(lists = c("corpuses", "addedYears", "characters", "words", "sentences")),
  "/api/texts/origins" = list(columns = c("textId", "title", "level", "nativeLanguage", "nationality"), lists = c("ids")),
  "/api/texts/mitmekesisus" = list(),
  "/api/texts/sonaliik" = list(),
  "/api/tools/sonavormid" = list(rows = "vormid", columns = c("vorm", "sagedus", "tekstid"), lists = c("corpusTextIds")),
  "/api/tools/sonavisand" = list(rows = "seosed", nested = "naabrid", lists = c("corpusTextIds")),
  "/api/tools/wordlist" = list(rows = "resultList", columns = c("word", "frequencyCount", "frequencyPercentage", "partOfSpeech", "tekstid"), lists = c("corpusTextIds", "customStopwords")),
  "/api/texts/sonad" = list(),
  "/api/tools/worksheet" = list(rows = "exampleList", columns = c("text", "words", "textId"), lists = c("corpusTextIds", "moreKeywords"))
)

# Syllables, base form, class and grammatical form of every word, in text order.
# - corpusTextIds: Ids of corpus texts, or null
# - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
#   the corpus, or a text query for the analysed texts that it finds. They come in the order of the
#   corpus.
# - ownTexts: The own text, or null. It is not kept.
# - language: one of et, en; Language of the names of classes and forms
# - ownTextLanguage: one of et, ru; Language of the own text; recognised if it is missing
# - countsEqual: List equal words of more than 1,000 once, with their number in kordused; tekst and
#   kohad are then empty
keelerada_analyse_words <- function(site, ...) keelerada_ask(site, "/api/tools/wordanalyser", list(...))

# Corrections in the shape of LanguageTool's API.
# - text
# - data
# - language: required
# - motherTongue
# - level
# - disabledRules
# - enabledRules
# - enabledOnly
keelerada_check <- function(site, ...) keelerada_ask(site, "/v2/check", list(...))

# Errors, levels and common words of the texts of a class.
# - texts: required
keelerada_class_report <- function(site, ...) keelerada_ask(site, "/api/tools/klassiraport", list(...))

# Sequences of word classes, tags, sentence parts or words, with the word sequences behind them.
# - corpusTextIds: Ids of corpus texts, or null
# - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
#   the corpus, or a text query for the analysed texts that it finds. They come in the order of the
#   corpus.
# - ownTexts: The own text, or null. It is not kept.
# - analysis: required; one of WORD_CLASS, MORPHOLOGICAL, SYNTACTIC, MORPHOLOGICAL_SYNTACTIC, WORDS,
#   LEMMAS; What a place of a cluster is
# - length: Places of a cluster
# - includePunctuation: Punctuation takes places of its own; not with analysis SYNTACTIC
# - wordClasses: Word classes that fit; all where absent
# - wordForms: For each word class the forms that fit: a tag of every group that is given
# - sentenceParts: Sentence parts that fit; all where absent
# - partialFilter: It is enough that one word of the cluster fits; otherwise every word has to
# - sorting: one of freq, fwrd, swrd, twrd, fowrd, fiwrd; freq: by frequency; else by the first to
#   fifth word
# - tasemed: Also count by the level of the texts; not known where the index is on ClickHouse
#   servers
# - minFrequency: Occurrences that a cluster needs
# - offset: First row to answer; 0 where absent
# - limit: Rows to answer; all where absent
# - markups: The markups of the only cluster to answer
# - usageLimit: Usages in a row
# - pageToken: The pageToken of the first answer, for further rows and usages of the same search
keelerada_clusters <- function(site, ...) keelerada_ask(site, "/api/tools/clusterfinder", list(...))

# Neighbouring words of a keyword, the strongest first.
# - corpusTextIds: Ids of corpus texts, or null
# - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
#   the corpus, or a text query for the analysed texts that it finds. They come in the order of the
#   corpus.
# - ownTexts: The own text, or null. It is not kept.
# - type: required; one of WORDS, LEMMAS
# - keyword: required
# - searchCount: Words looked at on each side
# - formula: one of LOGDICE, T_SCORE, MI_SCORE; Score
# - keepCapitalization: Tell capital and small letters of word forms apart
# - minCooccurrence: Neighbours of fewer co-occurrences are left out; 1, which leaves out none, if
#   it is missing
keelerada_collocates <- function(site, ...) keelerada_ask(site, "/api/tools/collocates", list(...))

# A list about a text: keerukus.
# - tekst: required
# - language: Language of names of classes and forms: et or en
keelerada_complexity <- function(site, ...) keelerada_ask(site, "/api/texts/keerukus", list(...))

# Every occurrence of a keyword or query with its context, or the part of them asked for.
# - corpusTextIds: Ids of corpus texts, or null
# - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
#   the corpus, or a text query for the analysed texts that it finds. They come in the order of the
#   corpus.
# - ownTexts: The own text, or null. It is not kept.
# - vealiik: Only those of the corpus texts in which an error of this type is marked, such as
#   R:NOM:FORM, NOM:FORM or SPELL; refused where the index is on ClickHouse servers
# - type: one of WORDS, LEMMAS; Mandatory with a keyword, not used with a query
# - keyword: One word, or several that follow each other, whatever punctuation stands between them;
#   * stands for any letters, ? for one. Mandatory without cql
# - cql: A query of the corpus query language (docs/query-language.md) in place of the keyword
# - displayCount: Context on each side of the keyword
# - displayType: one of WORD, SENTENCE; What the context is counted in
# - keepCapitalization: Tell capital and small letters of word forms apart
# - sort: one of TEXT, EXAMPLES, KEYWORD, LEFT_1, LEFT_2, LEFT_3, RIGHT_1, RIGHT_2, RIGHT_3; Order
#   of the rows
# - thenSort: one of TEXT, EXAMPLES, KEYWORD, LEFT_1, LEFT_2, LEFT_3, RIGHT_1, RIGHT_2, RIGHT_3;
#   Orders rows that `sort` finds equal; the rest is in text order
# - sample: Only so many of the occurrences, chosen at random
# - filterText: Only rows that hold this text, in capital or small letters; nothing or white space
#   keeps all
# - filterPart: one of LINE, BEFORE, KEYWORD, AFTER; Where filterText is looked for
# - nearWord: Only occurrences of the keyword beside which the neighbouring words count this word,
#   compared as the keyword is; nothing keeps all
# - nearCount: Running words on each side among which nearWord is looked for
# - nearRelation: In place of nearCount: only occurrences with which the word sketch counts nearWord
#   in this relation
# - countedBy: one of FORM, LEMMA, LEFT_1, LEFT_2, LEFT_3, RIGHT_1, RIGHT_2, RIGHT_3, GRAMMAR,
#   LEVEL, TEXT, CORRECTION; Only rows that the frequencies count together, by the countBy of the
#   frequencies
# - countedLemmas: The countLemmas of the frequencies
# - countedValue: The value of the row of the frequencies; null is a value as well
# - seed: The same number chooses the same occurrences
# - lineCharacters: Rows also tell what stands around their context, so that it makes a line of so
#   many characters on each side of the keyword, and where the keyword lies
# - vead: Rows also tell the errors of their line, or of their context without lineCharacters; not
#   known of an own text and where the index is on ClickHouse servers
# - offset: First row to answer; 0 where absent
# - limit: Rows to answer; all where absent
# - pageToken: The pageToken of the first answer of word in context, for more of the same search
keelerada_concordance <- function(site, ...) keelerada_ask(site, "/api/tools/wordcontext", list(...))

# The text with its spelling corrected, then as it was sent.
# - tekst: required
# - language: Language of names of classes and forms: et or en
keelerada_corrected_text <- function(site, ...) keelerada_ask(site, "/api/texts/korrektuur", list(...))

# How often a keyword or query occurs by each property of the texts, and how evenly over the texts.
# - corpusTextIds: Ids of corpus texts, or null
# - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
#   the corpus, or a text query for the analysed texts that it finds. They come in the order of the
#   corpus.
# - ownTexts: The own text, or null. It is not kept.
# - vealiik: Only those of the corpus texts in which an error of this type is marked, such as
#   R:NOM:FORM, NOM:FORM or SPELL; refused where the index is on ClickHouse servers
# - type: one of WORDS, LEMMAS; Mandatory with a keyword, not used with a query
# - keyword: One word, or several that follow each other, whatever punctuation stands between them;
#   * stands for any letters, ? for one. Mandatory without cql
# - cql: A query of the corpus query language (docs/query-language.md) in place of the keyword
# - vordlussona: A second keyword, of the same type, to be told beside the first; not with a query
# - keepCapitalization: Tell capital and small letters of word forms apart
keelerada_distribution <- function(site, ...) keelerada_ask(site, "/api/tools/distribution", list(...))

# How many errors of each kind are marked per 100 words, by a property of the texts, with an
#   estimate of how many there are.
# - corpusTextIds: Ids of corpus texts, or null
# - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
#   the corpus, or a text query for the analysed texts that it finds. They come in the order of the
#   corpus.
# - omadus: one of level, nativeLanguage, nationality, ageGroup, textType; default "level"; The
#   property of the texts that the rates are told by
keelerada_error_profile <- function(site, ...) keelerada_ask(site, "/api/tools/vead", list(...))

# Good example sentences of a base form by the level of their texts.
# - corpusTextIds: Ids of corpus texts, or null
# - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
#   the corpus, or a text query for the analysed texts that it finds. They come in the order of the
#   corpus.
# - ownTexts: The own text, or null. It is not kept.
# - keyword: required; A base form, or several that follow each other
# - count: Sentences of each level at most
keelerada_examples <- function(site, ...) keelerada_ask(site, "/api/tools/naited", list(...))

# Texts that meet every filter, of the whole corpus where no subcorpus is named; inside one filter
#   any of the values will do.
# - corpuses: Subcorpus ids; all of them where none is named
# - types: One value or a list; any of them will do
# - language: Text language; where absent eesti, or all where no subcorpus is named
# - level: A letter finds its two levels too: B is B, B1 or B2
# - domain: Field of research
# - usedMaterials: One value or a list; any of them will do
# - usedMultiMaterials: Matches as a part of the value, without case
# - age: One value or a list; any of them will do
# - gender: One value or a list; any of them will do
# - education: One value or a list; any of them will do
# - studyLevel: One value or a list; any of them will do
# - degree: One value or a list; any of them will do
# - nativeLang: One value or a list; any of them will do
# - otherLang: Matches as a part of the value, without case
# - nationality: One value or a list; any of them will do
# - country: One value or a list; any of them will do
# - addedYears: Year ranges such as 2010-2014, or 2021... with the four years after it
# - characters: [least, most], both included; any of them will do
# - words: [least, most], both included; any of them will do
# - sentences: [least, most], both included; any of them will do
keelerada_find_texts <- function(site, ...) keelerada_ask(site, "/api/texts/detailneparing", list(...))

# A list about a text: vormimargendid.
# - tekst: required
# - language: Language of names of classes and forms: et or en
keelerada_form_names <- function(site, ...) keelerada_ask(site, "/api/texts/vormimargendid", list(...))

# How often the lines of a concordance have each form, base form, neighbour, grammatical form,
#   level, text or correction.
# - corpusTextIds: Ids of corpus texts, or null
# - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
#   the corpus, or a text query for the analysed texts that it finds. They come in the order of the
#   corpus.
# - ownTexts: The own text, or null. It is not kept.
# - vealiik: Only those of the corpus texts in which an error of this type is marked, such as
#   R:NOM:FORM, NOM:FORM or SPELL; refused where the index is on ClickHouse servers
# - type: one of WORDS, LEMMAS; Mandatory with a keyword, not used with a query
# - keyword: One word, or several that follow each other, whatever punctuation stands between them;
#   * stands for any letters, ? for one. Mandatory without cql
# - cql: A query of the corpus query language (docs/query-language.md) in place of the keyword
# - displayCount: Context on each side of the keyword
# - displayType: one of WORD, SENTENCE; What the context is counted in
# - keepCapitalization: Tell capital and small letters of word forms apart
# - sample: Only so many of the occurrences, chosen at random
# - filterText: Only rows that hold this text, in capital or small letters; nothing or white space
#   keeps all
# - filterPart: one of LINE, BEFORE, KEYWORD, AFTER; Where filterText is looked for
# - nearWord: Only occurrences of the keyword beside which the neighbouring words count this word,
#   compared as the keyword is; nothing keeps all
# - nearCount: Running words on each side among which nearWord is looked for
# - nearRelation: In place of nearCount: only occurrences with which the word sketch counts nearWord
#   in this relation
# - countedBy: one of FORM, LEMMA, LEFT_1, LEFT_2, LEFT_3, RIGHT_1, RIGHT_2, RIGHT_3, GRAMMAR,
#   LEVEL, TEXT, CORRECTION; Only rows that the frequencies count together, by the countBy of the
#   frequencies
# - countedLemmas: The countLemmas of the frequencies
# - countedValue: The value of the row of the frequencies; null is a value as well
# - seed: The same number chooses the same occurrences
# - countBy: one of FORM, LEMMA, LEFT_1, LEFT_2, LEFT_3, RIGHT_1, RIGHT_2, RIGHT_3, GRAMMAR, LEVEL,
#   TEXT, CORRECTION; What the lines are counted by: form or base form of the keyword, a word beside
#   it, its grammatical form, level, text, or errors with their corrections
# - countLemmas: Count words beside the keyword by base form
# - limit: Rows to answer, the most frequent first
# - pageToken: The pageToken of the first answer of word in context, for more of the same search
keelerada_frequencies <- function(site, ...) keelerada_ask(site, "/api/tools/sagedused", list(...))

# Words of two selections of texts with their frequencies in both, the most telling first.
# - corpusTextIds: Ids of corpus texts, or null
# - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
#   the corpus, or a text query for the analysed texts that it finds. They come in the order of the
#   corpus.
# - ownTexts: The own text, or null. It is not kept.
# - vealiik: Only those of the corpus texts in which an error of this type is marked, such as
#   R:NOM:FORM, NOM:FORM or SPELL; refused where the index is on ClickHouse servers
# - type: required; one of WORDS, LEMMAS
# - excludeStopwords: Leave out the default stop words
# - customStopwords: Leave out these words
# - keepCapitalization: Tell capital and small letters of word forms apart
# - minFrequency: Occurrences that a word needs in both selections together
# - hajuvus: Also how evenly the texts have each word; not known where the index is on ClickHouse
#   servers
# - minTexts: Texts that a word needs in both selections together; a text of both counts twice
# - vordlus: required; The second selection, B; the first one is A
keelerada_keyness <- function(site, ...) keelerada_ask(site, "/api/tools/votmesonad", list(...))

# A list about a text: lemmad.
# - tekst: required
# - language: Language of names of classes and forms: et or en
keelerada_lemmas <- function(site, ...) keelerada_ask(site, "/api/texts/lemmad", list(...))

# A list about a text: keeletase.
# - tekst: required
# - language: Language of names of classes and forms: et or en
keelerada_level <- function(site, ...) keelerada_ask(site, "/api/texts/keeletase", list(...))

# Base forms of the chosen texts that are written most like a word.
# - corpusTextIds: Ids of corpus texts, or null
# - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
#   the corpus, or a text query for the analysed texts that it finds. They come in the order of the
#   corpus.
# - ownTexts: The own text, or null. It is not kept.
# - keyword: required; A word that was looked for in vain
keelerada_nearest_words <- function(site, ...) keelerada_ask(site, "/api/tools/lahimad-algvormid", list(...))

# Words, levels and origins of chosen texts.
# - ids: Ids of corpus texts; mandatory without tekstivalik
# - tekstivalik: In place of ids: every listed text of the corpus, or those that a text query finds
keelerada_selection_summary <- function(site, ...) keelerada_ask(site, "/api/texts/selection-summary", list(...))

# The sentences at a place of a text with lemma, class, form and head of each word.
# - textId: A text of the corpus
# - ownTexts: A passage of an own text in place of textId. It is not kept.
# - from: required; Place in the text, in UTF-16 units
# - to: required; Sentences that hold one of the units from here to before there are answered; at
#   most 2000
# - language: one of et, en; Language of the names of classes and forms
keelerada_sentence_analysis <- function(site, ...) keelerada_ask(site, "/api/texts/lauseanalyys", list(...))

# A list about a text: laused.
# - tekst: required
# - language: Language of names of classes and forms: et or en
keelerada_sentences <- function(site, ...) keelerada_ask(site, "/api/texts/laused", list(...))

# Who is signed in, the version of the software, and what the corpus holds.
keelerada_status <- function(site) keelerada_ask(site, "/api/status")

# A list about a text: silbid.
# - tekst: required
# - language: Language of names of classes and forms: et or en
keelerada_syllables <- function(site, ...) keelerada_ask(site, "/api/texts/silbid", list(...))

# One text with its properties.
# - id: required
keelerada_text <- function(site, ...) keelerada_ask(site, "/api/texts/kysitekstjametainfo", list(...))

# Contents of texts as one line of plain text.
# - ids: required
keelerada_text_contents <- function(site, ...) keelerada_ask(site, "/api/texts/kysitekstid", list(...))

# A text of the corpus with the errors that are marked in it and what belongs in their place.
# - id: required
keelerada_text_errors <- function(site, ...) keelerada_ask(site, "/api/texts/vead", list(...))

# How many texts each choice of each filter finds beside the other filters.
# - corpuses: Subcorpus ids; all of them where absent
# - types: One value or a list; any of them will do
# - language: Text language; where absent Estonian, and Russian for Russian subcorpora
# - level: A letter finds its two levels too: B is B, B1 or B2
# - domain: Field of research
# - usedMaterials: One value or a list; any of them will do
# - usedMultiMaterials: Matches as a part of the value, without case
# - age: One value or a list; any of them will do
# - gender: One value or a list; any of them will do
# - education: One value or a list; any of them will do
# - studyLevel: One value or a list; any of them will do
# - degree: One value or a list; any of them will do
# - nativeLang: One value or a list; any of them will do
# - otherLang: Matches as a part of the value, without case
# - nationality: One value or a list; any of them will do
# - country: One value or a list; any of them will do
# - addedYears: Year ranges such as 2010-2014, or 2021... with the four years after it
# - characters: [least, most], both included; any of them will do
# - words: [least, most], both included; any of them will do
# - sentences: [least, most], both included; any of them will do
keelerada_text_facets <- function(site, ...) keelerada_ask(site, "/api/texts/facets", list(...))

# Title, level and native language of texts, for the rows of an analysis.
# - ids: required
keelerada_text_origins <- function(site, ...) keelerada_ask(site, "/api/texts/origins", list(...))

# A list about a text: mitmekesisus.
# - tekst: required
# - language: Language of names of classes and forms: et or en
keelerada_vocabulary <- function(site, ...) keelerada_ask(site, "/api/texts/mitmekesisus", list(...))

# A list about a text: sonaliik.
# - tekst: required
# - language: Language of names of classes and forms: et or en
keelerada_word_classes <- function(site, ...) keelerada_ask(site, "/api/texts/sonaliik", list(...))

# Word forms of a base form in the chosen texts, the most frequent first.
# - corpusTextIds: Ids of corpus texts, or null
# - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
#   the corpus, or a text query for the analysed texts that it finds. They come in the order of the
#   corpus.
# - ownTexts: The own text, or null. It is not kept.
# - algvorm: required; A base form as the word list has it
keelerada_word_forms <- function(site, ...) keelerada_ask(site, "/api/tools/sonavormid", list(...))

# Collocates of a word by grammatical relation, of two words or selections side by side.
# - corpusTextIds: Ids of corpus texts, or null
# - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
#   the corpus, or a text query for the analysed texts that it finds. They come in the order of the
#   corpus.
# - ownTexts: The own text, or null. It is not kept.
# - keyword: required; One word, by its base form
# - vordlussona: A second word to compare with
# - vordlus: A second selection to compare with, of the second word if there is one
# - limit: Collocates of each relation
# - sort: one of LOGDICE, COUNT; What the first collocates have most of; two words are ordered by
#   the difference of their logDice
# - minCooccurrence: Collocates that occur fewer times in the relation are left out; 1 leaves out
#   none
keelerada_word_sketch <- function(site, ...) keelerada_ask(site, "/api/tools/sonavisand", list(...))

# Words of the chosen texts with their frequencies, the most frequent first.
# - corpusTextIds: Ids of corpus texts, or null
# - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
#   the corpus, or a text query for the analysed texts that it finds. They come in the order of the
#   corpus.
# - ownTexts: The own text, or null. It is not kept.
# - vealiik: Only those of the corpus texts in which an error of this type is marked, such as
#   R:NOM:FORM, NOM:FORM or SPELL; refused where the index is on ClickHouse servers
# - type: required; one of WORDS, LEMMAS
# - excludeStopwords: Leave out the default stop words
# - customStopwords: Leave out these words
# - keepCapitalization: Tell capital and small letters of word forms apart
# - minFrequency: Occurrences that a word needs
# - tasemed: Also count by the level of the texts; not known where the index is on ClickHouse
#   servers
keelerada_wordlist <- function(site, ...) keelerada_ask(site, "/api/tools/wordlist", list(...))

# A list about a text: sonad.
# - tekst: required
# - language: Language of names of classes and forms: et or en
keelerada_words <- function(site, ...) keelerada_ask(site, "/api/texts/sonad", list(...))

# Whole sentences with a keyword, a query or a kind of error that make good examples for a lesson.
# - corpusTextIds: Ids of corpus texts, or null
# - tekstivalik: In place of corpusTextIds, of any number of texts: KOIK for every analysed text of
#   the corpus, or a text query for the analysed texts that it finds. They come in the order of the
#   corpus.
# - ownTexts: The own text, or null. It is not kept.
# - type: one of WORDS, LEMMAS; Mandatory with a keyword, not used with a query
# - keyword: One word, or several that follow each other, whatever punctuation stands between them;
#   * stands for any letters, ? for one. Mandatory without cql
# - cql: A query of the corpus query language (docs/query-language.md) in place of the keyword
# - displayCount: Context on each side of the keyword
# - displayType: one of WORD, SENTENCE; What the context is counted in
# - sample: Only so many of the occurrences, chosen at random
# - filterText: Only rows that hold this text, in capital or small letters; nothing or white space
#   keeps all
# - filterPart: one of LINE, BEFORE, KEYWORD, AFTER; Where filterText is looked for
# - nearWord: Only occurrences of the keyword beside which the neighbouring words count this word,
#   compared as the keyword is; nothing keeps all
# - nearCount: Running words on each side among which nearWord is looked for
# - nearRelation: In place of nearCount: only occurrences with which the word sketch counts nearWord
#   in this relation
# - countedBy: one of FORM, LEMMA, LEFT_1, LEFT_2, LEFT_3, RIGHT_1, RIGHT_2, RIGHT_3, GRAMMAR,
#   LEVEL, TEXT, CORRECTION; Only rows that the frequencies count together, by the countBy of the
#   frequencies
# - countedLemmas: The countLemmas of the frequencies
# - countedValue: The value of the row of the frequencies; null is a value as well
# - sampleSeed: The same number chooses the same occurrences
# - keepCapitalization: Tell capital and small letters of word forms apart
# - moreKeywords: Further words on the same sheet; sentences of all words take turns
# - errorCode: one of R:NOM:FORM, R:VERB:FORM, R:SPELL, R:LEX, M:LEX, R:WS, R:CASE, M:PUNCT,
#   R:PUNCT; In place of a keyword: sentences about this kind of error
# - errorSentences: one of CORRECTED, RIGHT_USES; With errorCode: corrected sentences whose only
#   error was of this kind, or right sentences with the words that it is most often marked on
# - unmarkedOnly: Only sentences that the corrector marks nothing in; texts that are not marked yet
#   are left out
# - distractors: Wrong choices beside each word at most: other forms of the same word
# - count: Sentences to answer at most
# - seed: The same seed picks the same sentences of the same texts
keelerada_worksheet <- function(site, ...) keelerada_ask(site, "/api/tools/worksheet", list(...))

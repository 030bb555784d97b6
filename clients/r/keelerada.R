# Asks a Keelerada server and gives its answers as data frames. Needs the packages curl and jsonlite.
#
#   source("https://keelerada.example.ee/clients/keelerada.R")
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
      keelerada_check_fields(headers[["x-unknown-fields"]])
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

# The server passes over a field that it does not know, such as a misspelt one: that is an error here.
keelerada_check_fields <- function(unknown) {
  if (is.null(unknown)) return(invisible())
  names <- strsplit(utils::URLdecode(unknown), ", ", fixed = TRUE)[[1]]
  make <- function(name) list(code = "InvalidRequest", message = "The call has no such field.", field = name)
  stop(keelerada_condition(lapply(names, make), 200))
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
  keelerada_condition(errors, response$status_code)
}

keelerada_condition <- function(errors, status) {
  first <- if (length(errors) > 0 && is.list(errors[[1]])) errors[[1]] else list()
  code <- if (is.null(first$code)) "Unknown" else first$code
  said <- if (is.null(first$message)) paste("The server answered with status", status)
          else first$message
  where <- if (is.null(first$field)) "" else paste0(" (field ", first$field, ")")
  structure(
    class = c("keelerada_error", "error", "condition"),
    list(message = paste0(code, ": ", said, where), call = NULL, code = code, field = first$field,
         status = status, errors = errors)
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

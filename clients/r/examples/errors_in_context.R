# A concordance by a query: words written in a wrong form, with what belongs in their place.
# Run: Rscript errors_in_context.R https://site
args <- commandArgs(trailingOnly = TRUE)
here <- dirname(sub("^--file=", "", grep("^--file=", commandArgs(), value = TRUE)))
source(file.path(here, "..", "keelerada.R"))
site <- keelerada(if (length(args) > 0) args[1] else "http://localhost:8080")

# Each error in the form of a noun or adjective once, in the corpus query language.
lines <- keelerada_concordance(site,
  tekstivalik = "KOIK", cql = '[error.first="R:NOM:FORM"]',
  displayCount = 4, displayType = "WORD", vead = TRUE, limit = 200
)
cat(attr(lines, "total"), "errors,", nrow(lines), "of them here\n")

if (nrow(lines) == 0) {
  cat("No text of this corpus has its errors marked.\n")
} else {
  lines$corrected <- vapply(lines$vead, function(errors) {
    paste(vapply(errors, function(error) error$corrected, ""), collapse = "; ")
  }, "")
  # Level and native language of the texts, beside their lines.
  origins <- keelerada_text_origins(site, ids = unique(lines$textId))
  lines <- merge(lines, origins, by = "textId", all.x = TRUE)
  print(head(lines[c("contextBefore", "keyword", "corrected", "contextAfter", "level", "nativeLanguage")], 20))
  print(table(lines$level, useNA = "ifany"))
}

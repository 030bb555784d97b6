# What advanced learners write and beginners do not (keyness), and which errors are left (error profile).
# Run: Rscript compare_levels.R https://site
args <- commandArgs(trailingOnly = TRUE)
here <- dirname(sub("^--file=", "", grep("^--file=", commandArgs(), value = TRUE)))
source(file.path(here, "..", "keelerada.R"))
site <- keelerada(if (length(args) > 0) args[1] else "http://localhost:8080")

# Two selections of texts by the same fields as the text query of the site; a request may be JSON as well.
keywords <- keelerada_ask(site, "/api/tools/votmesonad", '{
  "type": "LEMMAS",
  "minFrequency": 5,
  "tekstivalik": {"paring": {"level": ["C1"]}},
  "vordlus": {"tekstivalik": {"paring": {"level": ["A2", "B1"]}}}
}')
print(head(keywords[c("sona", "sagedusA", "sagedusB", "logToepara", "logSuhe")], 15))

# Marks per 100 words, as found and as estimated, with a row for each kind of error and each level.
errors <- keelerada_error_profile(site, tekstivalik = "KOIK", omadus = "level")
table <- tapply(errors$groups.observed.per100, list(errors$code, errors$groups.value), mean)
print(round(table, 2))
cat("State of the corpus:", attr(errors, "corpus_version"), "\n")

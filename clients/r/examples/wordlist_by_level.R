# The most frequent words of each level, per million words: what learners of a level write more than others.
# Run: Rscript wordlist_by_level.R https://site
args <- commandArgs(trailingOnly = TRUE)
here <- dirname(sub("^--file=", "", grep("^--file=", commandArgs(), value = TRUE)))
source(file.path(here, "..", "keelerada.R"))
site <- keelerada(if (length(args) > 0) args[1] else "http://localhost:8080")

# All texts; base forms without function words; counts by level as columns tasemed.A2, tasemed.B1 ...
words <- keelerada_wordlist(site,
  tekstivalik = "KOIK", type = "LEMMAS", excludeStopwords = TRUE, minFrequency = 5, tasemed = TRUE
)

# The answer tells how many running words each level has.
shown <- words[c("word", "frequencyCount", "partOfSpeech")]
for (level in attr(words, "tasemed")) {
  if (level$runningWords > 0) {
    counts <- words[[paste0("tasemed.", level$tase)]]
    shown[[level$tase]] <- round(counts / level$runningWords * 1e6, 1)
  }
}
print(head(shown, 20))
cat("State of the corpus:", attr(words, "corpus_version"), "\n")

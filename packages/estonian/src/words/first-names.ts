/** Frequent first names of Estonia, for words that the dictionary does not know in small letters. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `Maria Anna Kati Katrin Kristina Kristiina Jelena Natalja Olga Irina Svetlana Tatjana Aleksandra Anastassia Jekaterina
  Julia Viktoria Sofia Mari Marika Marina Margit Mart Martin Marten Markus Mihkel Madis Jaan Jaanus Juhan Jüri Juri
  Peeter Andres Andrus Anton Aleksander Aleksandr Sergei Andrei Dmitri Vladimir Igor Nikolai Oleg Viktor Maksim Artur
  Kristjan Karl Kalle Kaido Kadri Kaisa Karin Kersti Kristi Kristel Laura Liina Liisa Liis Liisi Lisete Mai Maarja
  Marko Meelis Merle Mihhail Moonika Monika Nele Piret Pille Priit Rait Raivo Rasmus Rein Reet Riina Riho Robert Sander
  Siim Siiri Sirje Sten Taavi Tanel Tarmo Tiina Tiit Toomas Triin Tõnis Tõnu Urmas Urve Vahur Valentina Veiko Virve
  Oskar Oliver Sebastian Henri Hugo Mia Emma Eliise Emilia Hanna Helena Lisandra Ksenia Daria Polina Vassili Pavel
  Roman Ivan Eduard Eero Enn Epp Evelin Gerli Heli Helgi Helle Hille Indrek Ingrid Inga Ivo Janek Jevgeni Kairi Kalev
  Kai Katre Kertu Külli Lembit Leida Leili Lii Luule Maie Maire Malle Margus Marju Mati Mirjam Mare Olev Piia Raul Silvi
  Signe Sigrid Stella Tatiana Teele Terje Uku Ulla Ülle Ülo Villu Viive Viivi`
    .split(/\s+/u)
    .filter(Boolean),
);

/** First names that are also words: forms of verbs, nouns and adjectives. */
export const NAMES_AND_WORDS: ReadonlySet<string> = new Set(
  `Aita Aare Aime Anna Asta Eha Elo Hele Heli Helve Ilme Ilo Juuli Kai Kaja Koidu Koit Kuldar Laine Lea Leelo Leida Lembe
  Luule Mai Maimu Malle Mare Mari Marja Meeli Meelis Oja Olev Ott Pilvi Piret Pill Rein Roosi Salme Silvi Säde Taimi Teele
  Terje Toivo Tuuli Urve Vaike Viive Villu Virve Õie Õnne`.split(/\s+/u),
);

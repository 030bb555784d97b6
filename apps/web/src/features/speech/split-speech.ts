/** The first piece is short, so that its sound comes within a second. */
const FIRST_CHARACTERS = 150;
const PIECE_CHARACTERS = 600;
/** A sentence ends before a capital letter, a quote or a line break, so that "3. mail" stays whole. */
const SENTENCE_END = /(?<=[.!?…]["”»]?)\s+(?=["„«(–-]?\s?\p{Lu})|\n+/u;

/** A sentence cut at spaces into parts of at most `limit` characters; a longer word is cut anywhere. */
function cutSentence(sentence: string, limit: number): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > limit) {
    const space = rest.lastIndexOf(' ', limit);
    const end = space > 0 ? space : limit;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...parts, rest];
}

/** A text in pieces of whole sentences that are read one after another. */
export function splitSpeech(text: string): readonly string[] {
  const pieces: string[] = [];
  for (const sentence of text.split(SENTENCE_END).map((one) => one.trim())) {
    for (const part of cutSentence(sentence, PIECE_CHARACTERS)) {
      const last = pieces.at(-1);
      const limit = pieces.length === 1 ? FIRST_CHARACTERS : PIECE_CHARACTERS;
      if (last !== undefined && last.length + part.length < limit)
        pieces[pieces.length - 1] = `${last} ${part}`;
      else if (part !== '') pieces.push(part);
    }
  }
  return pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

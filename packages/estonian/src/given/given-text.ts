import {
  type AnnotatedSentence,
  type AnnotatedToken,
  NO_TREE_PLACE,
  type TokenReading,
  type TreePlace,
} from '../annotated-text';

/** A token as a file gives it: its form and what is said of it. */
export interface GivenToken extends TokenReading, TreePlace {
  readonly form: string;
}

/** A text that comes with its annotation. */
export interface GivenText {
  readonly content: string;
  /** Null where the file says nothing of its tokens. */
  readonly sentences: readonly AnnotatedSentence[] | null;
}

/** The annotation of a file cannot be taken; the message says why. */
export class GivenTextError extends Error {
  override readonly name = 'GivenTextError';
}

/** Puts a text together from its tokens and what stands between them. */
export class GivenTextBuilder {
  private readonly parts: string[] = [];
  private readonly sentences: AnnotatedSentence[] = [];
  private readonly clean: (content: string) => string;
  private length = 0;

  /** `clean` is what the store does to a content: pieces are cleaned alone, so that places stay right. */
  constructor(clean: (content: string) => string) {
    this.clean = clean;
  }

  get isEmpty(): boolean {
    return this.length === 0;
  }

  addSpace(space: string): void {
    this.push(this.clean(space));
  }

  /** `spaces[i]` stands after token `i`; heads are indexes within the sentence. Throws GivenTextError. */
  addSentence(tokens: readonly GivenToken[], spaces: readonly string[], name: string): void {
    const places = hasTree(tokens) ? checkTree(tokens, name) : tokens.map(() => NO_TREE_PLACE);
    const placed: AnnotatedToken[] = [];
    tokens.forEach((token, index) => {
      const form = this.clean(token.form);
      if (form.trim() === '') throw new GivenTextError(`${name}: word ${index + 1} has no form`);
      const { lemma, upos, xpos, features, root } = token;
      const start = this.length;
      this.push(form);
      placed.push({ start, end: this.length, lemma, upos, xpos, features, root, ...places[index]! });
      this.addSpace(spaces[index] ?? '');
    });
    const [first] = placed;
    if (first) this.sentences.push({ start: first.start, end: placed.at(-1)!.end, tokens: placed });
  }

  /** Without annotation where no token has a word class. */
  finish(): GivenText {
    const isAnnotated = this.sentences.some(({ tokens }) => tokens.some(({ upos }) => upos !== '_'));
    const content = this.parts.join('');
    return { content, sentences: isAnnotated ? this.sentences.map(fillGaps(content)) : null };
  }

  private push(piece: string): void {
    this.parts.push(piece);
    this.length += piece.length;
  }
}

/** What single tokens lack: the class that stands for anything, and the form as lemma. */
function fillGaps(content: string): (sentence: AnnotatedSentence) => AnnotatedSentence {
  return (sentence) => ({
    ...sentence,
    tokens: sentence.tokens.map((token) => {
      const lemma = token.lemma === '' ? content.slice(token.start, token.end) : token.lemma;
      return {
        ...token,
        lemma,
        root: token.root === '' ? lemma : token.root,
        upos: token.upos === '_' || token.upos === '' ? 'X' : token.upos,
      };
    }),
  });
}

function hasTree(tokens: readonly GivenToken[]): boolean {
  return tokens.every(({ relation }) => relation !== NO_TREE_PLACE.relation);
}

/** Throws GivenTextError where a head is missing or heads go round in a circle. */
function checkTree(tokens: readonly GivenToken[], name: string): TreePlace[] {
  const settled = new Set<number>();
  tokens.forEach((_, from) => {
    const way = new Set<number>();
    for (let at = from; at >= 0 && !settled.has(at); at = tokens[at]!.head) {
      if (at >= tokens.length) throw new GivenTextError(`${name}: there is no word ${at + 1} to be a head`);
      if (way.has(at)) throw new GivenTextError(`${name}: the heads go round in a circle at word ${at + 1}`);
      way.add(at);
    }
    for (const at of way) settled.add(at);
  });
  return tokens.map(({ head, relation }) => ({ head, relation }));
}

import type { TreePlace } from '@keelerada/estonian/annotated-text';
import {
  GivenTextBuilder,
  GivenTextError,
  type GivenText,
  type GivenToken,
} from '@keelerada/estonian/given/given-text';
import { unescapeSpaces } from '@keelerada/estonian/spaces/escape-spaces';
import { cleanContent } from './clean-text';

export type Attributes = Readonly<Record<string, string>>;

/** Elements of TEI that stand on lines of their own. */
const BLOCKS: ReadonlySet<string> = new Set(
  'p ab head l lg u div sp item list opener closer salute signed dateline table row cell trailer'.split(' '),
);
/** What is said about a text and is not part of it. */
const ASIDES: ReadonlySet<string> = new Set(
  'note desc gap incident kinesic vocal figDesc fw certainty'.split(' '),
);
const UPOS_IN_MSD = /^UPosTag=(\w+)\|?/u;
const NO_TREE: TreePlace = { head: -1, relation: '_' };

interface OpenToken {
  readonly element: string;
  readonly attributes: Attributes;
  /** Of the first word inside it, where a word is written as several. */
  inner: Attributes | null;
  depth: number;
  form: string;
}

interface OpenSentence {
  readonly tokens: { id: string; joined: string; token: Omit<GivenToken, keyof TreePlace> }[];
  /** After each token but the last; undefined is what is usual. */
  readonly spaces: (string | undefined)[];
  readonly links: Map<string, { head: string; relation: string }>;
  readonly isExplicit: boolean;
}

/** Takes the elements of the `text` of one TEI document and makes a text of them, with annotation where it has word classes. */
export class TeiBody {
  private readonly builder = new GivenTextBuilder(cleanContent);
  private readonly paragraphs: string[] = [''];
  private sentence: OpenSentence | null = null;
  private token: OpenToken | null = null;
  private asides = 0;
  private sentences = 0;
  private hasClasses = false;
  private hasLooseText = false;
  /** What stands before the next sentence, where the file says it. */
  private gap: string | undefined;
  private startsBlock = false;

  open(name: string, attributes: Attributes): void {
    if (ASIDES.has(name) || this.asides > 0) {
      this.asides++;
      return;
    }
    if (this.token !== null) {
      this.token.depth++;
      if (name === 'w') this.token.inner ??= attributes;
    } else if (name === 'w' || name === 'pc') {
      this.token = { element: name, attributes, inner: null, depth: 0, form: '' };
    } else if (name === 's') {
      this.endSentence();
      this.startSentence(true);
    } else if (name === 'c' && attributes['n'] !== undefined) this.takeSpace(unescapeSpaces(attributes['n']));
    else if (name === 'link') this.takeLink(attributes);
    else if (name === 'lb') this.paragraphs.push('');
    else if (BLOCKS.has(name)) this.breakLine();
  }

  text(text: string): void {
    if (this.asides > 0) return;
    if (this.token !== null) this.token.form += text;
    else if (/\S/u.test(text)) this.hasLooseText = true;
    this.paragraphs[this.paragraphs.length - 1] += text;
  }

  close(name: string): void {
    if (this.asides > 0) this.asides--;
    else if (this.token !== null && this.token.depth > 0) this.token.depth--;
    else if (this.token !== null) this.takeToken(this.token);
    else if (name === 's') this.endSentence();
    else if (BLOCKS.has(name)) this.breakLine();
  }

  /** Throws GivenTextError. */
  finish(): GivenText {
    this.endSentence();
    if (this.sentences === 0) return { content: this.joinParagraphs(), sentences: null };
    if (this.hasLooseText)
      throw new GivenTextError(
        'a part of its text stands in words (w), another does not: it cannot be placed',
      );
    this.builder.addSpace(this.gap ?? '');
    const given = this.builder.finish();
    return this.hasClasses ? given : { ...given, sentences: null };
  }

  private joinParagraphs(): string {
    const lines = this.paragraphs.map((paragraph) => paragraph.replace(/\s+/gu, ' ').trim());
    return cleanContent(lines.filter((line) => line !== '').join('\n'));
  }

  private breakLine(): void {
    if (this.sentence?.isExplicit === false) this.endSentence();
    this.paragraphs.push('');
    this.startsBlock = true;
  }

  private startSentence(isExplicit: boolean): OpenSentence {
    this.sentence = { tokens: [], spaces: [], links: new Map(), isExplicit };
    return this.sentence;
  }

  private takeSpace(space: string): void {
    const last = this.sentence?.tokens.length ?? 0;
    if (last > 0) this.sentence!.spaces[last - 1] = space;
    else if (this.sentences === 0) this.builder.addSpace(space);
  }

  private takeToken({ element, attributes, inner, form }: OpenToken): void {
    this.token = null;
    const sentence = this.sentence ?? this.startSentence(false);
    const said =
      attributes['pos'] === undefined && attributes['msd'] === undefined ? (inner ?? attributes) : attributes;
    const msd = said['msd'] ?? '';
    const upos = UPOS_IN_MSD.exec(msd)?.[1] ?? said['pos'];
    if (upos !== undefined) this.hasClasses = true;
    const lemma = said['lemma'] ?? '';
    sentence.tokens.push({
      id: attributes['xml:id'] ?? '',
      joined: attributes['join'] ?? '',
      token: {
        form: form.trim(),
        lemma,
        root: lemma,
        upos: upos ?? (element === 'pc' ? 'PUNCT' : '_'),
        xpos: '',
        features: msd.replace(UPOS_IN_MSD, '') || '_',
      },
    });
  }

  private takeLink({ ana = '', target = '' }: Attributes): void {
    const [head, dependent] = target.split(/\s+/u).map((reference) => reference.replace(/^#/u, ''));
    const relation = ana.replace(/^[^:]*:/u, '').replace('_', ':');
    if (head && dependent && relation !== '') this.sentence?.links.set(dependent, { head, relation });
  }

  private endSentence(): void {
    const { sentence } = this;
    this.sentence = null;
    if (sentence === null || sentence.tokens.length === 0) return;
    const { tokens, spaces } = sentence;
    const joins = tokens.map(({ joined }, index) => {
      const next = tokens[index + 1]?.joined ?? '';
      if (joined === 'right' || joined === 'both' || next === 'left' || next === 'both') return '';
      return spaces[index];
    });
    if (this.sentences > 0) this.builder.addSpace(this.gap ?? (this.startsBlock ? '\n' : ' '));
    this.startsBlock = false;
    this.sentences++;
    const between = joins.map((space, index) => (index === tokens.length - 1 ? '' : (space ?? ' ')));
    this.builder.addSentence(placeTokens(sentence), between, `sentence ${this.sentences}`);
    this.gap = joins.at(-1);
  }
}

function placeTokens({ tokens, links }: OpenSentence): GivenToken[] {
  const places = new Map(tokens.map(({ id }, index): [string, number] => [id, index]));
  return tokens.map(({ id, token }) => {
    const link = links.get(id);
    if (link === undefined) return { ...token, ...NO_TREE };
    return { ...token, head: places.get(link.head) ?? -1, relation: link.relation };
  });
}

import type { AnnotatedToken } from '../annotated-text';
import { element, escapeXml, textElement, type Xml, XML_DECLARATION } from '../xml/write-xml';
import { listPieces, listUnits, type CorrectedText, type MarkedUnit, type TokenMark } from './corrected-text';

const LICENCE_URL = 'https://creativecommons.org/licenses/by/4.0/';
const ONLY_MARKS = /^[\p{P}\p{S}]+$/u;

/**
 * TEI P5 with every error as `choice` of `sic` (as written) and `corr`, which has the type of the error and its
 * probability as `cert`. Sentences that one error spans are one `s`.
 */
export function writeCorrectedTei(edited: CorrectedText): string {
  const { id, facts, origin, citation, annotation } = edited;
  const title = facts.find(([name]) => name === 'title')?.[1] ?? id;
  const notes = facts
    .filter(([name]) => name !== 'title')
    .map(([name, value]) => textElement('note', value, { type: name }));
  return `${XML_DECLARATION}<TEI xmlns="http://www.tei-c.org/ns/1.0" xml:id="t${escapeXml(id)}">
<teiHeader>
<fileDesc>
<titleStmt><title>${escapeXml(title)}</title></titleStmt>
<publicationStmt><publisher>Keelerada</publisher><availability><licence target="${LICENCE_URL}">CC BY 4.0</licence></availability></publicationStmt>
<notesStmt><note type="citation">${escapeXml(citation)}</note></notesStmt>
<sourceDesc><bibl><idno>${escapeXml(id)}</idno>${notes.join('')}</bibl></sourceDesc>
</fileDesc>
<encodingDesc><editorialDecl><correction><p>${escapeXml(origin)}</p></correction></editorialDecl></encodingDesc>
</teiHeader>
<text xml:lang="${escapeXml(annotation.language)}">
<body>
${writeParagraphs(edited)}</body>
</text>
</TEI>
`;
}

/** A line break between two units begins a paragraph. */
function writeParagraphs({ text, ...edited }: CorrectedText): string {
  const units = listUnits(edited);
  const paragraphs: string[][] = [[]];
  units.forEach((unit, index) => {
    const before = units[index - 1]?.tokens.at(-1)?.end;
    const isNew = before !== undefined && text.slice(before, unit.tokens[0]!.start).includes('\n');
    if (isNew) paragraphs.push([]);
    paragraphs.at(-1)!.push(writeUnit(text, unit, units[index + 1]?.tokens[0]?.start ?? text.length + 1));
  });
  // TEI allows no empty body.
  return paragraphs.map((lines) => `<p>\n${lines.join('')}</p>\n`).join('');
}

function writeUnit(text: string, unit: MarkedUnit, nextStart: number): string {
  const isGlued = new Set(
    unit.tokens.filter(({ end }, i) => (unit.tokens[i + 1]?.start ?? nextStart) === end),
  );
  const write = (token: AnnotatedToken): string =>
    writeWord(text.slice(token.start, token.end), token, isGlued.has(token));
  const lines = listPieces(unit).map((piece) => {
    if (piece.kind === 'token') return `${write(piece.token)}\n`;
    return `<choice><sic>${piece.written.map(write).join('')}</sic>${writeCorrection(piece.mark, isGlued.has(piece.written.at(-1)!))}</choice>\n`;
  });
  return `<s>\n${lines.join('')}</s>\n`;
}

/** `isGlued`: no space stands behind what was written. */
function writeCorrection({ corrected, code, rule, probability }: TokenMark, isGlued: boolean): Xml {
  const words = corrected.map(({ form, lemma }, i) =>
    writeWord(form, { lemma }, isGlued && i === corrected.length - 1),
  );
  return element('corr', { type: code, subtype: rule, cert: probability }, words.join('') as Xml);
}

function writeWord(
  form: string,
  { lemma, upos, features }: Pick<AnnotatedToken, 'lemma'> & Partial<AnnotatedToken>,
  isGlued: boolean,
): Xml {
  const isMark = upos === undefined ? ONLY_MARKS.test(form) : upos === 'PUNCT';
  return textElement(isMark ? 'pc' : 'w', form, {
    lemma: lemma || undefined,
    pos: upos || undefined,
    msd: features === '_' ? undefined : features || undefined,
    join: isGlued ? 'right' : undefined,
  });
}

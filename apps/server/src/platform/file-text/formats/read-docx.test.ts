import { describe, expect, it } from 'vitest';
import {
  docxContentTypes,
  makeCompoundFile,
  makeDocx,
  makeOdt,
  makeWordXml,
} from '../testing/make-test-documents';
import { makeTestZip } from '../testing/make-test-zip';
import { readDocx } from './read-docx';

const paragraph = (inner: string) => `<w:p><w:r>${inner}</w:r></w:p>`;

describe('readDocx', () => {
  it('keeps paragraphs, one empty line for empty ones, line breaks, tabs, hyphens and spaces', async () => {
    const body =
      paragraph('<w:t>Esimene</w:t><w:br/><w:t xml:space="preserve">rida </w:t><w:t>on siin</w:t>') +
      '<w:p/><w:p/>' +
      '<w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr><w:r><w:t>kuu</w:t><w:tab/><w:t>aasta</w:t></w:r></w:p>' +
      paragraph('<w:t>eesti</w:t><w:noBreakHyphen/><w:t>vene sõna</w:t><w:softHyphen/><w:t>raamat</w:t>');
    expect(await readDocx(makeDocx(body))).toBe('Esimene\nrida on siin\n\nkuu\taasta\neesti-vene sõnaraamat');
  });

  it('leaves out what was deleted or moved away while changes were tracked, and field codes', async () => {
    const body =
      '<w:p><w:r><w:t>Jäi </w:t></w:r><w:del><w:r><w:delText>läks </w:delText></w:r></w:del>' +
      '<w:moveFrom><w:r><w:t>kolis </w:t></w:r></w:moveFrom><w:ins><w:r><w:t>alles</w:t></w:r></w:ins>' +
      '<w:r><w:instrText>PAGE</w:instrText></w:r></w:p>';
    expect(await readDocx(makeDocx(body))).toBe('Jäi alles');
  });

  const deletedMark = '<w:pPr><w:rPr><w:del w:id="1" w:author="a"/></w:rPr></w:pPr>';
  const joined = (text: string, mark = deletedMark) =>
    `<w:p>${mark}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

  it('joins paragraphs whose mark was deleted or moved away while changes were tracked', async () => {
    const moved = deletedMark.replace('w:del', 'w:moveFrom');
    const body =
      `${joined('Liidetud es')}${paragraph('<w:t>imene</w:t>')}${paragraph('<w:t>Teine</w:t>')}` +
      `${joined('Üks ')}${joined('kaks ', moved)}<w:p/>${paragraph('<w:t>Viimane</w:t>')}`;
    expect(await readDocx(makeDocx(body))).toBe('Liidetud esimene\nTeine\nÜks kaks\nViimane');
  });

  it('joins no paragraphs of different places, nor those whose text or inserted mark was tracked', async () => {
    const cell = (inner: string) => `<w:tc>${inner}</w:tc>`;
    const inserted = deletedMark.replace('w:del', 'w:ins');
    const deletedRun = '<w:p><w:r><w:rPr><w:del/></w:rPr><w:t>Jooks</w:t></w:r></w:p>';
    const body =
      `<w:tbl><w:tr>${cell(joined('Lahter'))}${cell(paragraph('<w:t>Teine lahter</w:t>'))}</w:tr></w:tbl>` +
      `${joined('Enne')}<w:tbl><w:tr>${cell(joined('Tabel', inserted))}</w:tr></w:tbl>${deletedRun}${joined('Lõpp')}`;
    expect(await readDocx(makeDocx(body))).toBe('Lahter\nTeine lahter\nEnne\nTabel\nJooks\nLõpp');
  });

  const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
  const styles = {
    name: 'word/styles.xml',
    content: makeWordXml(
      '<w:style w:styleId="Peidus"><w:rPr><w:vanish/></w:rPr></w:style>' +
        '<w:style w:styleId="Pärija"><w:basedOn w:val="Peidus"/></w:style>' +
        '<w:style w:styleId="Nähtav"><w:basedOn w:val="Peidus"/><w:rPr><w:vanish w:val="0"/></w:rPr></w:style>' +
        '<w:style w:styleId="Ring"><w:basedOn w:val="Ring"/></w:style>',
    ),
  };
  it.each([
    ['by itself', run('salaja', '<w:vanish/>'), ''],
    ['by a true value', run('salaja', '<w:vanish w:val="true"/>'), ''],
    ['by a style', run('salaja', '<w:rStyle w:val="Peidus"/>'), ''],
    ['by the style of a style', run('salaja', '<w:rStyle w:val="Pärija"/>'), ''],
    ['with what is in it', '<w:r><w:rPr><w:vanish/></w:rPr><w:t>a</w:t><w:tab/><w:t>b</w:t></w:r>', ''],
    ['not by a false value', run('avalik', '<w:vanish w:val="0"/>'), 'avalik'],
    ['not where the run says no', run('avalik', '<w:rStyle w:val="Peidus"/><w:vanish w:val="off"/>'), 'avalik'],
    ['not by a style that says no', run('avalik', '<w:rStyle w:val="Nähtav"/>'), 'avalik'],
    ['not in the web view alone, nor by a style that leads nowhere', run('avalik', '<w:rStyle w:val="Ring"/><w:webHidden/>'), 'avalik'],
  ])('leaves out text that is hidden: %s', async (_, inner, shown) => {
    const text = await readDocx(makeDocx(`<w:p>${run('Enne-')}${inner}${run('-pärast')}</w:p>`, [styles]));
    expect(text).toBe(`Enne-${shown}-pärast`);
  }); // prettier-ignore

  it('leaves out hidden paragraphs, and joins those whose mark alone is hidden', async () => {
    const mark = '<w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>';
    const body =
      `${paragraph('<w:t>Esimene</w:t>')}<w:p>${mark}${run('peidus', '<w:vanish/>')}</w:p>` +
      `<w:p><w:pPr><w:pStyle w:val="Peidus"/></w:pPr>${run('ka peidus')}${run('näha', '<w:vanish w:val="0"/>')}</w:p>` +
      `<w:p>${mark}${run('Tei')}</w:p>${paragraph('<w:t>ne</w:t>')}`;
    expect(await readDocx(makeDocx(body, [styles]))).toBe('Esimene\nnäha\nTeine');
  });

  it('puts a mark in the place of a formula, of any of Word’s editors', async () => {
    const math = '<m:oMath><m:r><m:t>x</m:t><w:t>x</w:t></m:r></m:oMath>';
    const object = '<w:r><w:object><o:OLEObject ProgID="Equation.DSMT4"/></w:object></w:r>';
    const sheet = object.replace('Equation.DSMT4', 'Excel.Sheet.12');
    const hidden = `<w:r><w:rPr><w:vanish/></w:rPr><w:object><o:OLEObject ProgID="Equation.3"/></w:object></w:r>`;
    const body = `<w:p>${run('Olgu ')}${math}${run(' ja ')}${object}${sheet}${hidden}</w:p><w:p><m:oMathPara>${math}${math}</m:oMathPara></w:p>`;
    expect(await readDocx(makeDocx(body))).toBe('Olgu \ufdd0 ja \ufdd0\n\ufdd0\ufdd0');
  });

  it('reads a text box once and puts notes behind the body', async () => {
    const box = `<w:txbxContent>${paragraph('<w:t>Kast</w:t>')}</w:txbxContent>`;
    const body = `<w:p><w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent><w:t>Keha</w:t></w:r></w:p>`;
    const notes = makeWordXml('')
      .replaceAll('w:document', 'w:footnotes')
      .replace(
        '<w:body></w:body>',
        `<w:footnote w:type="separator">${paragraph('<w:t>---</w:t>')}</w:footnote><w:footnote>${paragraph('<w:t>Märkus</w:t>')}</w:footnote>`,
      );
    expect(await readDocx(makeDocx(body, [{ name: 'word/footnotes.xml', content: notes }]))).toBe(
      'Kast\nKeha\nMärkus',
    );
  });

  it('finds the main part where the package says it is', async () => {
    const relations =
      '<Relationships><Relationship Type="http://x/officeDocument" Target="/word/document2.xml"/></Relationships>';
    const zip = makeTestZip([
      docxContentTypes,
      { name: '_rels/.rels', content: relations },
      { name: 'word/document2.xml', content: makeWordXml(paragraph('<w:t>Teine koht</w:t>')) },
    ]);
    expect(await readDocx(zip)).toBe('Teine koht');
  });

  it.each([
    ['a program', Buffer.from('MZ\x90\x00 this is no document'), 'UnsupportedMimeType'],
    ['an .odt', makeOdt('<text:p>Tere</text:p>'), 'UnsupportedMimeType'],
    ['a plain zip', makeTestZip([{ name: 'a.txt', content: 'Tere' }]), 'UnsupportedMimeType'],
    [
      'a workbook',
      makeTestZip([docxContentTypes, { name: 'xl/workbook.xml', content: '<workbook/>' }]),
      'UnsupportedMimeType',
    ],
    ['another compound file', makeCompoundFile(['WordDocument']), 'UnsupportedMimeType'],
    ['a document with a password', makeCompoundFile(['EncryptionInfo', 'EncryptedPackage']), 'FileEncrypted'],
    ['a zip with a password', makeDocx('', [{ name: 'x', content: 'x', flags: 1 }]), 'FileEncrypted'],
    ['a file cut off', makeDocx(paragraph('<w:t>Tere</w:t>')).subarray(0, -60), 'FileBroken'],
    ['unfinished XML', makeDocx('<w:p>'), 'FileBroken'],
  ])('refuses %s', async (_name, bytes, code) => {
    await expect(readDocx(bytes)).rejects.toMatchObject({ code });
  });
});

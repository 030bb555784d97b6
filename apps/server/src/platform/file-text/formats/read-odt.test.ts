import { describe, expect, it } from 'vitest';
import { makeDocx, makeOdt, odtMimeType } from '../testing/make-test-documents';
import { makeTestZip } from '../testing/make-test-zip';
import { readOdt } from './read-odt';

describe('readOdt', () => {
  it('keeps headings, paragraphs, line breaks, tabs and runs of spaces, but not the layout of the XML', async () => {
    const body =
      '<text:h>Pealkiri</text:h>\n  <text:p>Esimene<text:line-break/>rida\n   jätkub</text:p><text:p/><text:p/>' +
      '<text:p>kuu<text:tab/>aasta,<text:s text:c="3"/>kolm</text:p>';
    expect(await readOdt(makeOdt(body))).toBe('Pealkiri\nEsimene\nrida jätkub\n\nkuu\taasta,   kolm');
  });

  it('puts notes behind the body and leaves out comments and tracked deletions', async () => {
    const body =
      '<text:tracked-changes><text:p>kustutatud</text:p></text:tracked-changes>' +
      '<text:p>Keha<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Märkus</text:p></text:note-body></text:note> jätkub' +
      '<office:annotation><text:p>kommentaar</text:p></office:annotation>.</text:p>';
    expect(await readOdt(makeOdt(body))).toBe('Keha jätkub.\nMärkus');
  });

  const hide = (family: string, name: string) =>
    `<style:style style:family="${family}" style:name="${name}"><style:text-properties text:display="none"/></style:style>`;
  it.each([
    ['a span', '<text:p>Enne<text:span text:style-name="T1"> salaja</text:span></text:p>'],
    ['a span by its base style', '<text:p>Enne<text:span text:style-name="T2"> salaja</text:span></text:p>'],
    ['a paragraph', '<text:p>Enne</text:p><text:p text:style-name="P1">salaja</text:p>'],
    [
      'a section',
      '<text:p>Enne</text:p><text:section text:display="none"><text:p>salaja</text:p></text:section>',
    ],
    ['a field', '<text:p>Enne<text:hidden-text text:is-hidden="true">salaja</text:hidden-text></text:p>'],
  ])('leaves out what is hidden: %s', async (_, body) => {
    const child = '<style:style style:family="text" style:name="T2" style:parent-style-name="T1"/>';
    const styles = hide('text', 'T1') + child + hide('paragraph', 'P1');
    expect(await readOdt(makeOdt(`${body}<text:p>Pärast</text:p>`, [], styles))).toBe('Enne\nPärast');
  });

  it('shows what has the name of a hidden style of another family', async () => {
    const body = '<text:p text:style-name="T1">Näha</text:p>';
    expect(await readOdt(makeOdt(body, [], hide('text', 'T1')))).toBe('Näha');
  });

  it('puts a mark in the place of a formula, in a file of its own or in the text', async () => {
    const frame = (object: string) =>
      `<draw:frame><draw:object xlink:href="./${object}"/><draw:image/></draw:frame>`;
    const body =
      `<text:p>Olgu ${frame('Object 1')} ja <draw:frame><draw:object><math:math><math:mi>x</math:mi></math:math></draw:object></draw:frame>` +
      `, mitte ${frame('Object 2')}.</text:p>`;
    const kinds = ['formula', 'chart'].map(
      (kind, i) =>
        `<file-entry full-path="Object ${i + 1}/" media-type="application/vnd.oasis.opendocument.${kind}"/>`,
    );
    const manifest = { name: 'META-INF/manifest.xml', content: `<manifest>${kinds.join('')}</manifest>` };
    expect(await readOdt(makeOdt(body, [manifest]))).toBe('Olgu \ufdd0 ja \ufdd0, mitte .');
  });

  it.each([
    ['a picture', Buffer.from('\x89PNG\r\n', 'latin1'), 'UnsupportedMimeType'],
    ['a .docx', makeDocx(''), 'UnsupportedMimeType'],
    [
      'a spreadsheet',
      makeTestZip([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' }]),
      'UnsupportedMimeType',
    ],
    [
      'a document with a password',
      makeOdt('<text:p>x</text:p>', [
        {
          name: 'META-INF/manifest.xml',
          content: '<manifest><file-entry><encryption-data/></file-entry></manifest>',
        },
      ]),
      'FileEncrypted',
    ],
    ['a package without content', makeTestZip([odtMimeType]), 'FileBroken'],
    ['a file cut off', makeOdt('<text:p>Tere</text:p>').subarray(0, 100), 'FileBroken'],
  ])('refuses %s', async (_name, bytes, code) => {
    await expect(readOdt(bytes)).rejects.toMatchObject({ code });
  });
});

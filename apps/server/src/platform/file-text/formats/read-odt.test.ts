import { describe, expect, it } from 'vitest';
import { makeDocx, makeOdt, odtMimeType } from '../testing/make-test-documents';
import { makeTestZip } from '../testing/make-test-zip';
import { readOdt } from './read-odt';

describe('readOdt', () => {
  it('keeps headings, paragraphs, line breaks, tabs and runs of spaces, but not the layout of the XML', async () => {
    const body =
      '<text:h>Pealkiri</text:h>\n  <text:p>Esimene<text:line-break/>rida\n   jätkub</text:p>' +
      '<text:p>kuu<text:tab/>aasta,<text:s text:c="3"/>kolm</text:p><text:p/>';
    expect(await readOdt(makeOdt(body))).toBe('Pealkiri\n\nEsimene\nrida jätkub\n\nkuu\taasta,   kolm');
  });

  it('puts notes behind the body and leaves out comments and tracked deletions', async () => {
    const body =
      '<text:tracked-changes><text:p>kustutatud</text:p></text:tracked-changes>' +
      '<text:p>Keha<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Märkus</text:p></text:note-body></text:note> jätkub' +
      '<office:annotation><text:p>kommentaar</text:p></office:annotation>.</text:p>';
    expect(await readOdt(makeOdt(body))).toBe('Keha jätkub.\n\nMärkus');
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

import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodeText, detectEncoding } from './decode-text';
import { normaliseText } from './normalise-text';

const estonian =
  'Šokolaadižürii ütles, et „õuna- ja pähklišokolaad“ on köögis. Käisin eile poes – ostsin leiba, võid ja müslit.';
const estonianWithoutCarons =
  'Ma käisin eile õhtul sõpradega järve ääres. Vesi oli külm, aga päike paistis üle metsa.';
const russian =
  'Летом мы ездили к бабушке в деревню. Её дом стоит у реки, и каждый вечер мы купались. Хорошо!';
const russianInCapitals = 'МОЁ ЛЕТО В ДЕРЕВНЕ';

const decode = (bytes: Buffer, encoding: string) => iconv.decode(bytes, encoding);

describe('the encoding of a text file', () => {
  it.each([
    ['utf-8', 'utf8', estonian],
    ['utf-16le', 'utf16le', estonian],
    ['utf-16be', 'utf16be', russian],
    ['windows-1257', 'windows-1257', estonian],
    ['windows-1252', 'windows-1252', estonian],
    ['iso-8859-15', 'iso-8859-15', 'Šašlõkk ja žanr maksid 5 €, ütles žürii. Šveits on kaugel.'],
    ['iso-8859-1', 'latin1', estonianWithoutCarons],
    ['windows-1257 without carons', 'windows-1257', estonianWithoutCarons],
    ['windows-1251', 'windows-1251', russian],
    ['koi8-r', 'koi8-r', russian],
    ['windows-1251 in capitals', 'windows-1251', russianInCapitals],
    ['koi8-r in capitals', 'koi8-r', russianInCapitals],
    ['utf-8, Russian', 'utf8', russian],
    ['ascii', 'ascii', 'Tere! Kuidas elad?'],
    ['one letter', 'windows-1257', 'jäi'],
    ['one word of vowels', 'windows-1257', 'öö'],
  ])('is recognised for %s', async (_name, encoding, text) => {
    expect(await decodeText(iconv.encode(text, encoding))).toBe(text);
  });

  const estonianTables = ['windows-1252', 'windows-1257', 'iso-8859-15', 'iso-8859-13', 'iso-8859-4'];
  const russianTables = ['windows-1251', 'koi8-r', 'iso-8859-5', 'maccyrillic', 'cp866', 'cp855'];
  const anyTables = ['utf8', 'utf16le', 'utf16be', 'utf-32le', 'utf-32be'];

  it.each([...estonianTables, 'macintosh', 'maccenteuro', 'cp775', 'cp850', ...anyTables])(
    'is recognised for Estonian in %s, also in texts of 20 characters',
    async (encoding) => {
      const texts = [
        'Šokolaadižürii ütles, et õuna- ja pähklišokolaad on köögis.',
        estonianWithoutCarons,
        'Täna õhtul sööme šašlõkki, ütles Žanna.',
        'Žürii ja šokolaad, ä',
        'Külas käis õpetaja Ü',
      ];
      const encodable = texts.filter((text) => iconv.decode(iconv.encode(text, encoding), encoding) === text);
      expect(encodable.length).toBeGreaterThan(0);
      for (const text of encodable) expect(await decodeText(iconv.encode(text, encoding))).toBe(text);
    },
  );

  it.each([...russianTables, ...anyTables])(
    'is recognised for Russian in %s, also in texts of 20 characters',
    async (encoding) => {
      for (const text of [russian, 'Летом мы были дома, ', 'Мой брат любит читат']) {
        const encodable = iconv.decode(iconv.encode(text, encoding), encoding);
        expect(await decodeText(iconv.encode(text, encoding))).toBe(encodable);
      }
    },
  );

  it('is named in the refusal of a text that no table reads well', async () => {
    const japanese = iconv.encode('日本語のテキストです。これは長い文章です。', 'shift_jis');
    await expect(decodeText(japanese)).rejects.toMatchObject({
      code: 'UnsupportedMimeType',
      message: expect.stringMatching(/encoding of the text is not known \(most like .*UTF-8/u) as unknown,
    });
  });

  it.each(['utf8', 'utf16le', 'utf16be', 'utf-32le', 'utf-32be'])(
    'follows a byte order mark: %s',
    async (encoding) => {
      const bytes = iconv.encode('Tere, maailm', encoding, { addBOM: true });
      expect(normaliseText(await decodeText(bytes))).toBe('Tere, maailm');
    },
  );

  it.each([
    ['one word in Latin', 'utf16le', 'Šokolaadižürii'],
    ['one word in Cyrillic', 'utf16le', 'Привет'],
    ['one word in Cyrillic', 'utf16be', 'Привет'],
    ['single letters between spaces', 'utf16le', 'a b c d e f'],
    ['single letters between spaces', 'utf16be', 'э т о я'],
    ['numbers', 'utf16le', '1 2 3 4 5'],
    ['many dashes and quotation marks', 'utf16le', '– „Tere“ – „Õhtust“ –'],
  ])('is recognised in UTF-16 without a mark: %s, %s', async (_name, encoding, text) => {
    expect(await decodeText(iconv.encode(text, encoding))).toBe(text);
  });

  it.each([
    ['1 2 3 4 5', 'ascii'],
    ['a b c d e f', 'ascii'],
    ['T e r e ! ', 'ascii'],
    [' T e r e', 'ascii'],
    ['õ h t u s t', 'windows-1257'],
    ['п р и в е т', 'windows-1251'],
    ['        \n        ', 'ascii'],
  ])('is no UTF-16 if each second byte is a space: "%s"', async (text, encoding) => {
    expect(await decodeText(iconv.encode(text, encoding))).toBe(text);
  });

  it('stays UTF-8 if a single byte is spoiled', async () => {
    const bytes = Buffer.concat([Buffer.from(estonian), Buffer.from([0xff]), Buffer.from(estonian)]);
    expect(detectEncoding(bytes, decode)).toBe('utf-8');
    expect(await decodeText(bytes)).toBe(`${estonian}\ufffd${estonian}`);
  });

  it('is found in a large file whose only accented letter stands at its end', async () => {
    const text = `${'Poisid ja koerad jooksevad. '.repeat(50_000)}Žürii!`;
    expect(await decodeText(iconv.encode(text, 'windows-1257'))).toBe(text);
  });
});

describe('a text file that is no text', () => {
  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex')],
    [
      'a program',
      Buffer.concat([Buffer.from('MZ\x90\x00\x03'), Buffer.alloc(200), Buffer.from('This program')]),
    ],
    ['noise', Buffer.from(Array.from({ length: 2_000 }, (_, index) => (index * 7919 + (index >> 3)) % 256))],
  ])('is refused as of a wrong type: %s', async (_name, bytes) => {
    await expect(decodeText(bytes)).rejects.toMatchObject({ code: 'UnsupportedMimeType' });
  });

  it.each([
    ['RTF', '{\\rtf1\\ansi Tere, maailm!}', 'RTF'],
    ['RTF behind a mark and an empty line', '\ufeff\r\n{\\rtf1\\ansi Tere, maailm!}', 'RTF'],
    ['PDF', '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF', 'PDF'],
  ])('is refused though all of it is printable: %s', async (_name, text, format) => {
    await expect(decodeText(Buffer.from(text))).rejects.toMatchObject({
      code: 'UnsupportedMimeType',
      message: expect.stringContaining(`it looks like ${format}`) as unknown,
    });
  });

  it('is not one that writes of formats, nor HTML', async () => {
    const texts = [
      '<!doctype html><p>Tere!</p>',
      'Faili algus on %PDF- või {\\rtf.',
      'Rar! ütles ta.',
      'GIF8 on vale.',
    ];
    for (const text of texts) expect(await decodeText(Buffer.from(text))).toBe(text);
  });

  it('is not one with a stray NUL in it', async () => {
    expect(normaliseText(await decodeText(Buffer.from('Tere\u0000hommikust, õpetaja!')))).toBe(
      'Tere hommikust, õpetaja!',
    );
  });
});

describe('normaliseText', () => {
  it('gives NFC, LF, a space for NUL and no soft hyphens, marks or lone surrogates', () => {
    const text = '\ufeffO\u0303hk\r\non\rso\u00ade\u00ad\nme \ud800\u0000😀\u2028uus\fleht  \n\n';
    expect(normaliseText(text)).toBe('Õhk\non\nsoeme \ufffd 😀\nuus\nleht');
  });
});

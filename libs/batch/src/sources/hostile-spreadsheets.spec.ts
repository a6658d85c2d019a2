import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ListFault } from '../list/list-fault.ts';
import { MOST_FILE_BYTES, MOST_UNPACKED_BYTES } from '../bounds.ts';
import { readSource } from './read-source.ts';
import { readArchive, unpack } from './unzip.ts';
import { archiveOf, fixture, openDocumentOf, readFixture, textRow, TODAY, workbookOf } from './workbook.fixture.ts';

/** What reading it came to, and how much memory it took [MB]. */
function refusalOf(bytes: Uint8Array): { readonly message: string; readonly megabytes: number } {
  const before = process.memoryUsage().rss;
  try {
    readFixture(bytes);
  } catch (fault) {
    if (!(fault instanceof ListFault)) throw fault;
    return { message: fault.message, megabytes: (process.memoryUsage().rss - before) / 1e6 };
  }
  return { message: 'It was read.', megabytes: 0 };
}

/** Where the archive says how large a file is when it is unpacked. */
function withSaidSize(archive: Uint8Array, name: string, bytes: number): Uint8Array {
  const changed = Buffer.from(archive);
  for (let at = changed.indexOf('PK\u0001\u0002'); at >= 0; at = changed.indexOf('PK\u0001\u0002', at + 4)) {
    if (changed.subarray(at + 46, at + 46 + name.length).toString() === name) changed.writeUInt32LE(bytes, at + 24);
  }
  return changed;
}

const SHEET = 'xl/worksheets/sheet1.xml';
const SPACES = ' '.repeat(200_000_000);

describe('a spreadsheet that would take all memory', () => {
  const bomb = workbookOf({ sheets: { Flights: SPACES } });

  it('is refused by the size it says, before any of it is unpacked', () => {
    const { message, megabytes } = refusalOf(bomb);
    expect(bomb.length).toBeLessThan(300_000);
    expect(message).toMatch(
      /^The sheet “Flights” has more than 158 MB when it is unpacked.* \(201 MB\)\. Save the sheet/,
    );
    expect(megabytes).toBeLessThan(20);
  });

  it('is refused by the size it comes to, where it says another', () => {
    const archive = withSaidSize(bomb, SHEET, 1000);
    expect(refusalOf(archive).message).toMatch(/^The sheet “Flights” has a text that is longer/);
    const entry = readArchive(archive).get(SHEET);
    let unpackedBytes = 0;
    const whole = () => {
      for (const piece of entry ? unpack(entry, () => 'It', 20e6) : []) unpackedBytes += piece.length;
    };
    expect(whole).toThrow('It has more than 20 MB when it is unpacked');
    expect(unpackedBytes).toBeLessThan(20e6);
  });

  it('is refused where 200 MB or 4 GB are said of it', () => {
    for (const bytes of [200_000_000, 0xffff_ffff]) {
      const small = workbookOf({ sheets: { Flights: textRow('From', 'To') } });
      expect(refusalOf(withSaidSize(small, SHEET, bytes)).message).toMatch(/when it is unpacked/);
    }
  });

  it('is refused by its file’s size, before it is looked at', () => {
    const large = new Uint8Array(MOST_FILE_BYTES + 1);
    expect(() => readSource('archive', large, { today: TODAY })).toThrow(/^The file has 53 MB; at most 53 MB/);
  });
});

const withSheet = (xml: string) => {
  return archiveOf({
    '_rels/.rels': '<a/>',
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<x><Relationship Id="a" Type="/worksheet" Target="a.xml"/></x>',
    'xl/a.xml': xml,
  });
};

describe('a spreadsheet with XML made to hurt', () => {
  const entities = `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>`;
  it.each([
    [
      'entities of its own',
      `${entities}<worksheet><sheetData><row><c><v>&c;</v></c></row></sheetData></worksheet>`,
      'document type',
    ],
    [
      'a file of the machine',
      `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><worksheet>&x;</worksheet>`,
      'document type',
    ],
    [
      'an entity that nobody knows',
      '<worksheet><sheetData><row><c><v>&nobody;</v></c></row></sheetData></worksheet>',
      'XML that cannot be read',
    ],
    ['elements without end', `<worksheet>${'<a>'.repeat(100_000)}`, 'nested elements'],
    ['no end', '<worksheet><sheetData><row>', 'XML that cannot be read'],
    ['no XML', 'hello', 'XML that cannot be read'],
  ])('%s is refused in words', (_what, xml, message) => {
    const start = performance.now();
    expect(refusalOf(withSheet(xml)).message).toContain(message);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe('a file that begins as a spreadsheet', () => {
  const FILES = [
    fixture('flights.xlsx'),
    fixture('flights.ods'),
    Buffer.from(workbookOf({ sheets: { A: textRow('From', 'To') + textRow('ZRH', 'BOS') } })),
  ];
  const change = fc.record({ at: fc.nat(), byte: fc.nat(255) });

  it('is read or refused in words, whatever was changed in it', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FILES),
        fc.array(change, { maxLength: 6 }),
        fc.option(fc.nat()),
        (file, changes, cut) => {
          const bytes = Buffer.from(file);
          for (const { at, byte } of changes) bytes[4 + (at % (bytes.length - 4))] = byte;
          const { message } = refusalOf(cut === null ? bytes : bytes.subarray(0, Math.max(4, cut % bytes.length)));
          expect(message).toMatch(/^[A-Z].*\.$/s);
        },
      ),
    );
  });

  it('is read or refused in words, whatever XML stands in it', { timeout: 600_000 }, () => {
    const piece = fc.constantFrom(
      '<row>',
      '</row>',
      '<row r="2">',
      '<c>',
      '<c r="B1" t="s">',
      '<c t="inlineStr">',
      '</c>',
      '<v>',
      '</v>',
      '1',
      '45730',
      '<is>',
      '</is>',
      '<t>',
      '</t>',
      'ZRH',
      '&amp;',
      '&',
      '<',
      ']]>',
      '<!--',
      '-->',
      '<![CDATA[x]]>',
      '<?x?>',
      '<f>1+1</f>',
      '</sheetData>',
      '\u0000',
      'é',
      '<table:table table:name="A">',
      '</table:table>',
      '<table:table-row table:number-rows-repeated="3">',
      '</table:table-row>',
      '<table:table-cell office:value-type="float" office:value="x">',
      '</table:table-cell>',
      '<text:p>',
      '</text:p>',
      '<text:s text:c="1e9"/>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.boolean(), (pieces, isOpenDocument) => {
        const xml = pieces.join('');
        const { message } = refusalOf(isOpenDocument ? openDocumentOf(xml) : workbookOf({ sheets: { A: xml } }));
        expect(message).toMatch(/^[A-Z].*\.$/s);
      }),
    );
  });

  it('has what is stored without being packed, too', () => {
    const stored = zipSync({
      mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
      'content.xml': [
        strToU8('<a xmlns:table="t"><table:table table:name="A"><table:table-row/></table:table></a>'),
        { level: 0 },
      ],
    });
    expect(refusalOf(stored).message).toBe('There are no rows in the file.');
    expect(MOST_UNPACKED_BYTES).toBeLessThan(200e6);
  });
});

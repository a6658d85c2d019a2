import { describe, expect, it } from 'vitest';
import { ListFault } from '../list/list-fault.ts';
import { archiveOf, openDocumentOf, readFixture, workbookOf } from './workbook.fixture.ts';

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

/** Rows that repeat, with cells that repeat. */
const repeated = (attribute: string, times: number) =>
  openDocumentOf(
    `<table:table table:name="A">${`<table:table-row table:number-rows-repeated="${times}"><table:table-cell office:value-type="string" table:number-columns-repeated="${attribute}"><text:p>x</text:p></table:table-cell></table:table-row>`.repeat(9)}</table:table>`,
  );

describe('a spreadsheet that would take all memory', () => {
  it('is refused by the cells between its cells', () => {
    const wide = `<row><c r="XFD1"><v>1</v></c></row>`.repeat(400);
    expect(refusalOf(workbookOf({ sheets: { A: wide } })).message).toContain('more than 5 million cells');
    expect(refusalOf(repeated('16384', 1_000_000)).message).toContain('more than 5 million cells');
  });

  it('is refused with too many texts, styles or files', () => {
    const sharedTexts = `<si><t>${' '.repeat(80_000_000)}</t></si>`;
    expect(refusalOf(workbookOf({ sheets: { A: '' }, sharedTexts })).message).toMatch(
      /^The text of the workbook has more/,
    );
    const files = Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`${at}`, '']));
    expect(refusalOf(archiveOf(files)).message).toBe('The file is an archive of 6000 files, not a spreadsheet.');
  });
});

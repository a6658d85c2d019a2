import { describe, expect, it } from 'vitest';
import { archiveOf, openDocumentOf, readFixture, workbookOf } from './workbook.fixture.ts';

const event = (...lines: readonly string[]): string =>
  ['BEGIN:VEVENT', 'SUMMARY:LX 52 ZRH-BOS', 'DTSTART:20250314', ...lines, 'END:VEVENT', ''].join('\r\n');

describe('a calendar that comes to more than is read', () => {
  it.each([
    ['rules', event('RRULE:FREQ=DAILY;COUNT=1000').repeat(12_000)],
    ['rules that end after all flights', event('RRULE:FREQ=DAILY;UNTIL=99991231').repeat(12_000)],
    ['rules of all days of the week', event('RRULE:FREQ=WEEKLY;COUNT=1000;BYDAY=MO,TU,WE,TH,FR,SA,SU').repeat(12_000)],
  ])('is refused by all its entries together: %s', (_what, entries) => {
    expect(() => readFixture(Buffer.from(`BEGIN:VCALENDAR\r\n${entries}END:VCALENDAR\r\n`))).toThrow(
      'The calendar has more than 500 thousand entries, each repetition included. Export a shorter period',
    );
  });
});

describe('a calendar of more entries than are kept', () => {
  it('is refused', () => {
    const entries = 'BEGIN:VTODO\r\nEND:VTODO\r\n'.repeat(100_001);
    expect(() => readFixture(Buffer.from(`BEGIN:VCALENDAR\r\n${entries}END:VCALENDAR\r\n`))).toThrow(
      'The calendar has more than 100 thousand entries',
    );
  });
});

describe('a text that is written once and shown often', () => {
  it('is refused by the list that it comes to', () => {
    const text = 'x'.repeat(900_000);
    const message = 'The list in the file is larger than 135 MB, which is too much to read. Save the sheet';
    const sharedTexts = `<si><t>${text}</t></si>`;
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(10)}</row>`;
    expect(() => readFixture(workbookOf({ sheets: { A: row.repeat(16) }, sharedTexts }))).toThrow(message);
    const cell = `<table:table-cell office:value-type="string" table:number-columns-repeated="10"><text:p>${text}</text:p></table:table-cell>`;
    const rows = `<table:table-row table:number-rows-repeated="16">${cell}</table:table-row>`;
    expect(() => readFixture(openDocumentOf(`<table:table table:name="A">${rows}</table:table>`))).toThrow(message);
  });
});

describe('parts of an archive that are small one by one', () => {
  it('are refused when they are unpacked too far together', () => {
    const empty = '<a/>'.repeat(12_000_000);
    const sheets = Object.fromEntries(['A', 'B', 'C', 'D'].map((name) => [name, empty]));
    expect(() => readFixture(workbookOf({ sheets }))).toThrow('The file has more than 158 MB when it is unpacked');
  });
});

/** Rows that repeat, with cells that repeat. */
const repeated = (attribute: string, times: number) =>
  openDocumentOf(
    `<table:table table:name="A">${`<table:table-row table:number-rows-repeated="${times}"><table:table-cell office:value-type="string" table:number-columns-repeated="${attribute}"><text:p>x</text:p></table:table-cell></table:table-row>`.repeat(9)}</table:table>`,
  );

describe('a spreadsheet that would take all memory', () => {
  it('is refused by the cells between its cells', () => {
    const wide = `<row><c r="XFD1"><v>1</v></c></row>`.repeat(400);
    expect(() => readFixture(workbookOf({ sheets: { A: wide } }))).toThrow('more than 5 million cells');
    expect(() => readFixture(repeated('16384', 1_000_000))).toThrow('more than 5 million cells');
  });

  it('is refused with too many texts, styles or files', () => {
    const sharedTexts = `<si><t>${' '.repeat(80_000_000)}</t></si>`;
    expect(() => readFixture(workbookOf({ sheets: { A: '' }, sharedTexts }))).toThrow(
      /^The text of the workbook has more/,
    );
    const files = Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`${at}`, '']));
    expect(() => readFixture(archiveOf(files))).toThrow('The file is an archive of 6000 files, not a spreadsheet.');
  });
});

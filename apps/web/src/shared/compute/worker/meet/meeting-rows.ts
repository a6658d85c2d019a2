import { xlsxWriter } from '@tim/batch/sources';
import { CSV_DELIMITER, gramsToKilograms, withDecimalMark } from '@tim/format';
import { csvLine, withoutFormulas } from '@tim/notation';
import type { MeetingAnswer } from '../../meet-types.ts';
import { XLSX_TYPE } from '../list/xlsx-pieces.ts';

const HEADER = [
  'rank',
  'place',
  'place_name',
  'country',
  'kg_co2e',
  'kg_co2e_low',
  'kg_co2e_high',
  'clearly_above_first',
  'home',
  'home_name',
  'people',
  'online',
  'way',
  'kg_co2e_per_person',
  'kg_co2e_home',
] as const;

/** A byte order mark, without which a spreadsheet takes UTF-8 for something else. */
const MARK = '\uFEFF';

/** A figure or a word. */
type MeetingCell = string | number;

/** A row for each place and home. */
export function meetingRows({ places, names }: MeetingAnswer): readonly (readonly MeetingCell[])[] {
  return places.flatMap((place, at) =>
    place.shares.map(({ home, journey, online }) => {
      const each = journey.kind === 'flight' ? journey.grams : 0;
      return [
        at + 1,
        place.code,
        place.name,
        place.countryName,
        gramsToKilograms(place.grams),
        gramsToKilograms(place.lowGrams),
        gramsToKilograms(place.highGrams),
        place.isClear ? 'yes' : 'no',
        home.code,
        names[home.code] ?? home.code,
        home.people,
        online,
        journey.kind,
        gramsToKilograms(each),
        gramsToKilograms(each * (home.people - online)),
      ];
    }),
  );
}

/** @param isForSpreadsheets - whether cells that a spreadsheet would run as formulas are written as texts */
export function meetingCsv(answer: MeetingAnswer, isForSpreadsheets: boolean): Blob {
  const line = (row: readonly MeetingCell[]) => {
    const cells = row.map((cell) => (typeof cell === 'number' ? withDecimalMark(String(cell)) : cell));
    return csvLine(isForSpreadsheets ? withoutFormulas(cells) : cells, CSV_DELIMITER);
  };
  const lines = [HEADER, ...meetingRows(answer)].map(line);
  return new Blob([isForSpreadsheets ? MARK : '', ...lines], { type: 'text/csv' });
}

/** The same as a workbook of Excel, figures as numbers. */
export function meetingXlsx(answer: MeetingAnswer): Blob {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const writer = xlsxWriter('Meeting', (bytes) => pieces.push(new Uint8Array(bytes)));
  writer.row(HEADER, true);
  for (const row of meetingRows(answer)) writer.row(row);
  writer.end();
  return new Blob(pieces, { type: XLSX_TYPE });
}

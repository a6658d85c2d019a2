export type DecimalMark = '.' | ',';

/** What stands before the decimals of a list's numbers. */
export type DecimalMarks = {
  /** A comma where more cells have that than a point. */
  readonly decimalMark: DecimalMark;
  /** The same where some cell has decimals for certain and none contradicts: it decides about "3.000". */
  readonly provenMark?: DecimalMark;
};

/** Numbers with decimals, perhaps with thousands parted: "245,50", "1.234,5", "-1,234.56", "0.125". Three alone might be thousands. */
const WITH_COMMA = /^[-+]?(?:\d{1,3}(?:[. ]?\d{3})*,\d{1,2}|0,\d{3,}|\d{1,3}(?:[. ]\d{3})+,\d+)$/;
const WITH_POINT = /^[-+]?(?:\d{1,3}(?:,?\d{3})*\.\d{1,2}|0\.\d{3,}|\d{1,3}(?:,\d{3})+\.\d+)$/;
/** "10.30" may be a time of day, "31.12" a day of the year. */
const TIME_OR_DAY = /^(?:[0-2]?\d|3[01])\.[0-5]\d$/;

/** Before or behind an amount: "189,40 €", "CHF 12.00", "12.00 EUR". */
const CURRENCY = /^\s*(?:\p{Sc}|[A-Z]{3}(?=\s))|(?:\p{Sc}|\s[A-Z]{3})\s*$/gu;

/** What stands before the decimals of a list's numbers, by the rows that are seen. A column of times of day tells nothing. */
export function decimalMarksOf(rows: readonly (readonly string[])[]): DecimalMarks {
  const columns = new Map<number, { commas: number; points: number; isOfTimes: boolean }>();
  for (const row of rows) {
    for (const [place, cell] of row.entries()) {
      if (cell.length > LONGEST_AMOUNT || !/\d[.,]\d/.test(cell)) continue;
      const text = cell.replace(CURRENCY, '').replace(/\s/g, ' ').trim();
      const found = columns.get(place) ?? { commas: 0, points: 0, isOfTimes: true };
      columns.set(place, found);
      if (!TIME_OR_DAY.test(text)) found.isOfTimes = false;
      if (WITH_COMMA.test(text)) found.commas++;
      else if (WITH_POINT.test(text)) found.points++;
    }
  }
  const telling = [...columns.values()].filter(({ isOfTimes }) => !isOfTimes);
  const commas = telling.reduce((sum, one) => sum + one.commas, 0);
  const points = telling.reduce((sum, one) => sum + one.points, 0);
  const decimalMark = commas > points ? ',' : '.';
  return { decimalMark, ...(commas + points > 0 && (commas === 0 || points === 0) && { provenMark: decimalMark }) };
}

/** With its currency [characters]. */
const LONGEST_AMOUNT = 30;

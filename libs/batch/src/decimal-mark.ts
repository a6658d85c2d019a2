export type DecimalMark = '.' | ',';

/** Numbers with one or two decimals, perhaps with thousands parted: "245,50", "1.234,5", "-1,234.56". Three might be thousands. */
const WITH_COMMA = /^[-+]?\d{1,3}(?:[. ]?\d{3})*,\d{1,2}$/;
const WITH_POINT = /^[-+]?\d{1,3}(?:,?\d{3})*\.\d{1,2}$/;

/** Before or behind an amount: "189,40 €", "CHF 12.00", "12.00 EUR". */
const CURRENCY = /^\s*(?:\p{Sc}|[A-Z]{3}(?=\s))|(?:\p{Sc}|\s[A-Z]{3})\s*$/gu;

/** What stands before the decimals of a list's numbers: a comma where more cells tell that than a point. */
export function decimalMarkOf(rows: Iterable<readonly string[]>): DecimalMark {
  let commas = 0;
  for (const row of rows) {
    for (const cell of row) {
      if (cell.length > LONGEST_AMOUNT) continue;
      const text = cell.replace(CURRENCY, '').replace(/\s/g, ' ').trim();
      if (WITH_COMMA.test(text)) commas++;
      else if (WITH_POINT.test(text)) commas--;
    }
  }
  return commas > 0 ? ',' : '.';
}

/** With its currency [characters]. */
const LONGEST_AMOUNT = 30;

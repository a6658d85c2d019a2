import { oneOf, optional, text, type Field } from '../csv/fields.ts';

/**
 * How a row is known: read on a page; recalled, its total agreeing with reported figures; recalled only.
 * `counted` follows from counting in public data, `none` says that nobody knows.
 */
export const evidence = oneOf('read', 'total-agrees', 'recalled');
export const evidenceOrCount = oneOf('read', 'counted', 'recalled', 'none');

export const page = text;

/** Columns that say how a row is known. `date` is empty only where nobody knows when a page was written. */
export const howKnown = (pastDate: Field<string>) => ({ evidence, page, date: optional(pastDate), remark: text });

/** What is wrong with a row's evidence; undefined when nothing is. */
export function faultOfEvidence(row: { readonly evidence: string; readonly page: string }): string | undefined {
  if ((row.evidence === 'read' || row.evidence === 'total-agrees') && row.page === '') {
    return `page is empty, but evidence is '${row.evidence}': name the page`;
  }
  if (row.evidence === 'recalled' && row.page !== '') return "page is given, but evidence is 'recalled'";
  return undefined;
}

/** What is wrong with the date of a row whose page may be without one; undefined when nothing is. */
export function faultOfDate(row: { readonly evidence: string; readonly date: string | undefined }): string | undefined {
  return row.evidence !== 'read' && row.date === undefined
    ? `date is empty, but evidence is '${row.evidence}': say as of when it is known`
    : undefined;
}

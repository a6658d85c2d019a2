import type { CodeHolder } from '@tim/reference-data';
import { countryCode, icaoCarrierOrNone, list, matching, oneOf, optional, text, wholeNumber } from '../csv/fields.ts';
import { standsOnce } from '../csv/rules.ts';
import type { DataContext } from './data-context.ts';
import { evidenceOrCount, faultOfDate, faultOfEvidence, page } from './evidence.ts';

export type CarrierStatus = CodeHolder & {
  readonly icaoCode: string;
  /** False of an earlier carrier, a freight arm or another that shares the code. */
  readonly isCurrent: boolean;
};

/** What a carrier's kind, its status or a block of its numbers is known from. */
export const knownFrom = list(
  oneOf('t100', 'frequencies-2022', 'list-history', 'list', 'optd', 'page', 'general-knowledge'),
);

/** Who holds a carrier code, what it carries and whether it flies: carrier-status.csv. */
export async function readCarrierStatus({ read, known, pastDate }: DataContext): Promise<CarrierStatus[]> {
  const fields = {
    carrier: known.carrier,
    icao_carrier: icaoCarrierOrNone,
    holder: oneOf('current', 'other'),
    name: matching(/\S/, 'a name'),
    country: countryCode,
    kind: oneOf('passenger', 'mixed', 'cargo', 'business-aviation', 'helicopter', 'rail-or-bus', 'charter', 'unknown'),
    status: oneOf('operating', 'suspended', 'renamed', 'ceased', 'unknown'),
    since: optional(pastDate),
    successor: optional(known.carrier),
    flight_numbers: wholeNumber(0, 99_999),
    evidence: evidenceOrCount,
    known_from: knownFrom,
    page,
    // Empty only where nobody knows when a page was written.
    date: optional(pastDate),
    remark: text,
  };
  const rows = await read('carrier-status', fields, [
    faultOfEvidence,
    faultOfDate,
    standsOnce(({ carrier, icao_carrier, name }) => `${carrier} ${icao_carrier} ${name}`),
    standsOnce((row) =>
      row.holder === 'current'
        ? `the current holder of ${row.carrier}`
        : `${row.carrier} ${row.icao_carrier} ${row.name}`,
    ),
  ]);
  return rows.map(({ values }) => ({
    carrierCode: values.carrier,
    icaoCode: values.icao_carrier,
    isCurrent: values.holder === 'current',
    name: values.name,
    countryCode: values.country,
    kind: values.kind,
    status: values.status,
    since: values.since ?? '',
    successor: values.successor ?? '',
  }));
}

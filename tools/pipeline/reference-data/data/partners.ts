import { newTable } from '../codec/new-table.ts';
import { oneOf, optional, text, wholeNumber } from '../csv/fields.ts';
import { standsOnce, type Rule } from '../csv/rules.ts';
import type { DataContext } from './data-context.ts';
import { DATA_CREDITS } from './data-folder.ts';
import { evidence, faultOfEvidence, page } from './evidence.ts';
import type { SoldTogetherRow } from './sold-together.ts';

/** A carrier that flies under another's number. */
export type PartnerRow = {
  /** Whose number it is. */
  readonly carrier: string;
  readonly partner: string;
  /** Whether the partner's aircraft are as large as the carrier's own. */
  readonly fliesLargeAircraft: boolean;
  /** First number of those that partners fly; 0 where the carrier does not keep them apart from its own. */
  readonly numbersFrom: number;
};

/** Who flies for whom, in the order of partners.csv. */
export async function readPartners({ read, known, pastDate }: DataContext): Promise<PartnerRow[]> {
  const fields = {
    carrier: known.carrier,
    partner: known.carrier,
    flies: oneOf('small-aircraft', 'large-aircraft'),
    numbers_from: optional(wholeNumber(1, 9999)),
    evidence,
    page,
    date: pastDate,
    remark: text,
  };
  const rows = await read('partners', fields, [
    faultOfEvidence,
    standsOnce(({ carrier, partner }) => `${carrier} ${partner}`),
    oneValue(
      'numbers_from',
      ({ carrier }) => carrier,
      (row) => row.numbers_from,
    ),
    oneValue(
      'flies',
      ({ partner }) => partner,
      (row) => row.flies,
    ),
  ]);
  return rows.map(({ values }) => ({
    carrier: values.carrier,
    partner: values.partner,
    fliesLargeAircraft: values.flies === 'large-aircraft',
    numbersFrom: values.numbers_from ?? 0,
  }));
}

/** @returns a rule by which rows of the same key have the same value in the column */
function oneValue<Values>(
  column: string,
  keyOf: (values: Values) => string,
  valueOf: (values: Values) => unknown,
): Rule<Values> {
  const first = new Map<string, unknown>();
  return (values) => {
    const key = keyOf(values);
    if (!first.has(key)) first.set(key, valueOf(values));
    return first.get(key) === valueOf(values) ? undefined : `${column} differs from that of ${key} in a row before`;
  };
}

/**
 * @param partners - of each carrier in the order in which they are asked
 * @param soldTogether - the carriers of each network
 */
export function buildPartners(partners: readonly PartnerRow[], soldTogether: readonly SoldTogetherRow[]): Uint8Array {
  const table = newTable({ table: 'partners', sources: [DATA_CREDITS.partners], rows: partners.length });
  table.columns
    .repeatedStrings(partners.map(({ carrier }) => carrier))
    .repeatedStrings(partners.map(({ partner }) => partner))
    .uints(partners.map(({ fliesLargeAircraft }) => (fliesLargeAircraft ? 1 : 0)))
    .uints(partners.map(({ numbersFrom }) => numbersFrom))
    .repeatedStrings(soldTogether.map(({ network }) => network))
    .repeatedStrings(soldTogether.map(({ carrier }) => carrier));
  return table.toBytes();
}

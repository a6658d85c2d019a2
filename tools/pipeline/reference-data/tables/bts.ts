import { text } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import type { CarrierRow } from './carriers.ts';
import type { BuildContext } from './build-context.ts';
import { icaoTypesOf, partedByBody, type FleetOfCarrier, type FlightsOfTypes } from './bts-aircraft.ts';
import { iataCarrierOf } from './bts-carriers.ts';
import { filedIn, type BtsFacts } from '../data/bts-facts.ts';
import type { FleetRow } from '../data/fleets.ts';
import type { Segment } from './t100-segments.ts';

/** What the tables from BTS files share: which carrier and which types a row is about. */
export type Bts = {
  /** IATA code of a BTS carrier code; undefined when it cannot be told safely. */
  readonly carrier: (btsCode: string) => string | undefined;
  /** ICAO types of a BTS aircraft code as the carrier uses it; undefined for no airliner. */
  readonly types: (
    iataCarrier: string,
    btsAircraft: string,
    codesUsed: ReadonlySet<string>,
  ) => readonly string[] | undefined;
  /** A month's flights, parted where the carrier files a narrow body among its wide ones. */
  readonly partedByBody: (carrier: string, btsAircraft: string, flights: FlightsOfTypes) => readonly FlightsOfTypes[];
  /** Whether the seats filed for a carrier's aircraft code in a month are of none of its aircraft. */
  readonly hasSeatsOfNoAircraft: (btsCarrier: string, year: number, btsAircraft: string) => boolean;
  /** True of the carriers that report Schedule T-2, which are those of the US. */
  readonly isUsCarrier: (btsCode: string) => boolean;
  /** Why a row of the carrier is left out. */
  readonly whyNoCarrier: (btsCode: string) => string;
};

/** A row of a BTS file, its carrier and aircraft as BTS codes. */
export type BtsRow = {
  readonly file: string;
  readonly line: number;
  readonly btsCarrier: string;
  readonly btsAircraft: string;
};

export async function readBts(
  context: BuildContext,
  facts: BtsFacts,
  carriers: readonly CarrierRow[],
  fleet: readonly FleetRow[],
  segments: readonly Segment[],
): Promise<Bts> {
  const { names, usCarriers } = await readNames(context, segments);
  const listed = new Map(carriers.map((carrier) => [carrier.iata, carrier.name]));
  const fleets = new Map<string, FleetOfCarrier>(
    [...Map.groupBy(fleet, ({ carrier }) => carrier)].map(([carrier, rows]) => [
      carrier,
      new Map(rows.map(({ type, airframes }) => [type, airframes])),
    ]),
  );
  return {
    carrier: (code) => iataCarrierOf(facts.carriers, code, names.get(code) ?? '', listed.get(code)),
    types: (carrier, aircraft, codesUsed) => icaoTypesOf(facts, carrier, aircraft, codesUsed, fleets.get(carrier)),
    partedByBody: (carrier, aircraft, flights) => partedByBody(facts, carrier, aircraft, flights),
    hasSeatsOfNoAircraft: (carrier, year, aircraft) => facts.seatsOfNoAircraft.has(filedIn(carrier, year, aircraft)),
    isUsCarrier: (code) => usCarriers.has(code),
    whyNoCarrier: (code) => `carrier ${code} (${names.get(code) ?? 'no name'}) has no IATA code that is sure`,
  };
}

/** Names by BTS code, and which codes are US carriers'. The files of routes, quarters and seats give codes only. */
async function readNames({ sources, report }: BuildContext, segments: readonly Segment[]) {
  const t2 = await readRows(sources.file('t2Carriers'), { UNIQUE_CARRIER: text, UNIQUE_CARRIER_NAME: text }, report);
  const names = new Map([
    ...t2.map(({ values }): [string, string] => [values.UNIQUE_CARRIER, values.UNIQUE_CARRIER_NAME]),
    ...segments.map(({ btsCarrier, carrierName }): [string, string] => [btsCarrier, carrierName]),
  ]);
  return { names, usCarriers: new Set(t2.map(({ values }) => values.UNIQUE_CARRIER)) };
}

/** The rows whose carrier and aircraft are known, with both; the others are reported as left out. */
export function identify<Row extends BtsRow>(
  { report }: BuildContext,
  bts: Bts,
  rows: readonly Row[],
): (Row & { readonly carrier: string; readonly types: readonly string[] })[] {
  const codesUsed = new Map(
    [...Map.groupBy(rows, ({ btsCarrier }) => btsCarrier)].map(([code, group]) => [
      code,
      new Set(group.map(({ btsAircraft }) => btsAircraft)),
    ]),
  );
  return rows.flatMap((row) => {
    const carrier = bts.carrier(row.btsCarrier);
    if (carrier === undefined) {
      report.leaveOut(row.file, row.line, bts.whyNoCarrier(row.btsCarrier));
      return [];
    }
    const types = bts.types(carrier, row.btsAircraft, codesUsed.get(row.btsCarrier) ?? new Set());
    if (types === undefined) {
      report.leaveOut(row.file, row.line, `aircraft ${row.btsAircraft} is no airliner`);
      return [];
    }
    return [{ ...row, carrier, types }];
  });
}

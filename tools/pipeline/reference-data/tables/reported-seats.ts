import { newTable } from '../codec/new-table.ts';
import { decimal, optional, text, wholeNumber } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import { identify, type Bts, type BtsRow } from './bts.ts';
import type { BuildContext } from './build-context.ts';
import { compareText } from './compare-text.ts';
import { T2_REGIONS, t2Region } from './load-factors.ts';

/** Years Schedule T-2 is summed over. */
const T2_YEARS = { fromYear: 2023, toYear: 2025 } as const;
/** Region of T-100 rows: between the US and abroad. */
const US_ROUTES = 'us-routes';

const fractionOrNone = optional(decimal(0, 1));
/** A load factor just above 1 is passengers counted on a leg beyond. */
const loadFactor = decimal(0, 1);

type SeatRow = BtsRow & {
  readonly region: string;
  readonly fromYear: number;
  readonly toYear: number;
  readonly departures: number;
  readonly seats: number;
  readonly loadFactor: number;
  readonly cargo: number;
  /** 0 when not given. */
  readonly stageKm: number;
  readonly edition: string;
};

export async function buildReportedSeats(context: BuildContext, bts: Bts): Promise<Uint8Array> {
  const rows = [...(await readT2(context, bts)), ...(await readT100(context, bts))].sort(
    (a, b) =>
      compareText(a.carrier, b.carrier) ||
      b.departures - a.departures ||
      compareText(a.btsAircraft, b.btsAircraft) ||
      compareText(a.region, b.region) ||
      a.fromYear - b.fromYear,
  );
  const table = newTable({
    table: 'reported-seats',
    sources: [context.sources.credit('t2Seats'), context.sources.credit('t100Carriers')],
    rows: rows.length,
    notes: [
      'Schedule T-2: US carriers on all their routes, means over the aircraft-km of 2023 to 2025. T-100: all carriers between the US and abroad, means over the departures of one month.',
      'Some foreign carriers file wrong seats (Singapore A380 244 to 379, Etihad 787-9 342) or another code than their type’s.',
    ],
  });
  table.columns
    .repeatedStrings(rows.map(({ carrier }) => carrier))
    .repeatedStrings(rows.map(({ types }) => types.join(' ')))
    .repeatedStrings(rows.map(({ region }) => region))
    .uints(rows.map(({ fromYear }) => fromYear))
    .uints(rows.map(({ toYear }) => toYear))
    .uints(rows.map(({ departures }) => departures));
  for (const column of ['seats', 'loadFactor', 'cargo', 'stageKm'] as const) {
    table.columns.decimals(
      rows.map((row) => row[column]),
      4,
    );
  }
  table.columns.repeatedStrings(rows.map(({ edition }) => edition));
  return table.toBytes();
}

async function readT2(context: BuildContext, bts: Bts) {
  const { sources, report } = context;
  const file = sources.file('t2Seats');
  const { edition } = sources.credit('t2Seats');
  const fields = {
    UNIQUE_CARRIER: text,
    AIRCRAFT_TYPE: text,
    CARRIER_REGION: t2Region,
    lf: loadFactor,
    cmf: fractionOrNone,
    seats: decimal(1, 900),
    dep: decimal(1, 1e7),
    stage_km: decimal(1, 20_000),
  };
  const rows = (await readRows(file, fields, report)).map(({ line, values }): SeatRow => ({
    file: file.name,
    line,
    btsCarrier: values.UNIQUE_CARRIER,
    btsAircraft: values.AIRCRAFT_TYPE,
    region: T2_REGIONS[values.CARRIER_REGION],
    ...T2_YEARS,
    departures: values.dep,
    seats: values.seats,
    loadFactor: values.lf,
    cargo: values.cmf ?? 0,
    stageKm: values.stage_km,
    edition,
  }));
  return identify(context, bts, rows);
}

async function readT100(context: BuildContext, bts: Bts) {
  const { sources, report } = context;
  const file = sources.file('t100Carriers');
  const { edition } = sources.credit('t100Carriers');
  const fields = {
    YEAR: wholeNumber(1990, 2100),
    UNIQUE_CARRIER: text,
    AIRCRAFT_TYPE: text,
    dep: decimal(1, 1e6),
    seats_per_dep: decimal(1, 900),
    lf: loadFactor,
    cmf: fractionOrNone,
  };
  const rows = (await readRows(file, fields, report)).map(({ line, values }): SeatRow => ({
    file: file.name,
    line,
    btsCarrier: values.UNIQUE_CARRIER,
    btsAircraft: values.AIRCRAFT_TYPE,
    region: US_ROUTES,
    fromYear: values.YEAR,
    toYear: values.YEAR,
    departures: values.dep,
    seats: values.seats_per_dep,
    loadFactor: values.lf,
    cargo: values.cmf ?? 0,
    stageKm: 0,
    edition,
  }));
  return identify(context, bts, rows);
}

import type { Body } from '@tim/reference-data';
import {
  body,
  countryCode,
  iataAircraft,
  iataCarrier,
  icaoAircraft,
  list,
  matching,
  oneOf,
  optional,
  text,
} from '../csv/fields.ts';
import { standsOnce } from '../csv/rules.ts';
import type { DataContext } from './data-context.ts';

/** An ICAO type by its designator in Doc 8643; `iata` as in opentraveldata, '' when it has none of its own. */
export type TypeName = {
  readonly icao: string;
  readonly iata: string;
  readonly name: string;
  readonly body: Body;
  /** Where its fuel table is known from: Appendix A, by another name; the guidebook alone; nowhere. */
  readonly knownTo: 'appendix' | 'guidebook' | 'neither';
};

/** What the aircraft, carriers and flights tables are read with: no table holds these codes before. */
export type SourceFacts = {
  readonly aircraftTypes: readonly TypeName[];
  /** ICAO code of a code's holder today, by IATA code. */
  readonly carrierHolders: ReadonlyMap<string, string>;
  /** Countries of a code's holder, where the list of flights has another company's under the code too. */
  readonly flightHolders: ReadonlyMap<string, readonly string[]>;
};

type Context = Pick<DataContext, 'read'>;

export async function readSourceFacts(context: Context): Promise<SourceFacts> {
  return {
    aircraftTypes: await readAircraftTypes(context),
    carrierHolders: await readCarrierHolders(context),
    flightHolders: await readFlightHolders(context),
  };
}

async function readAircraftTypes({ read }: Context): Promise<SourceFacts['aircraftTypes']> {
  const fields = {
    icao_type: icaoAircraft,
    iata_type: optional(iataAircraft),
    known_to: oneOf('appendix', 'guidebook', 'neither'),
    body,
    name: text,
  };
  const rows = await read('aircraft-types', fields, [
    ({ name }) => (name === '' ? 'name is empty' : undefined),
    standsOnce(({ icao_type: type }) => type),
  ]);
  return rows.map(({ values }) => ({
    icao: values.icao_type,
    iata: values.iata_type ?? '',
    name: values.name,
    body: values.body,
    knownTo: values.known_to,
  }));
}

async function readCarrierHolders({ read }: Context): Promise<SourceFacts['carrierHolders']> {
  const fields = {
    carrier: iataCarrier,
    icao_carrier: matching(/^[A-Z]{3}$/, 'an ICAO carrier code'),
    shown_by: oneOf('reported', 'fleet', 'routes'),
  };
  const rows = await read('carrier-holders', fields, [standsOnce(({ carrier }) => carrier)]);
  return new Map(rows.map(({ values }) => [values.carrier, values.icao_carrier]));
}

async function readFlightHolders({ read }: Context): Promise<SourceFacts['flightHolders']> {
  const fields = { carrier: iataCarrier, countries: list(countryCode), remark: text };
  const rows = await read('flight-holders', fields, [
    ({ countries }) => (countries.length === 0 ? 'countries is empty' : undefined),
    standsOnce(({ carrier }) => carrier),
  ]);
  return new Map(rows.map(({ values }) => [values.carrier, values.countries]));
}

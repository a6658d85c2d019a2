import { TaskFailure } from '@tim/terminal';

/** What is read of a flight, each with the names its column may have: small letters, all else between them an underscore. */
const COLUMN_NAMES = {
  carrier: ['carrier', 'airline', 'carrier_code', 'airline_code', 'operator'],
  flight: ['flight_number', 'flight', 'flight_no', 'number', 'fltno'],
  callsign: ['callsign', 'call_sign'],
  origin: ['origin', 'dep', 'departure', 'from', 'departure_airport', 'origin_airport', 'departure_station', 'adep'],
  destination: [
    'destination',
    'arr',
    'arrival',
    'to',
    'arrival_airport',
    'destination_airport',
    'arrival_station',
    'ades',
  ],
  departed: ['departed_at_utc', 'departure_time_utc', 'firstseen', 'first_seen', 'takeoff_utc'],
  time: ['departure_time_local', 'departure_time', 'scheduled_departure', 'std', 'dep_time'],
  date: ['date', 'flight_date', 'departure_date', 'day'],
  season: ['season'],
  from: ['valid_from', 'effective_from', 'period_from', 'start_date'],
  to: ['valid_to', 'effective_to', 'period_to', 'end_date'],
  days: ['days', 'days_of_operation', 'weekdays', 'frequency'],
  service: ['service_type'],
  type: ['aircraft_type', 'type', 'aircraft', 'typecode', 'equipment', 'icao_type', 'iata_type'],
  registration: ['registration', 'tail', 'tail_number', 'reg'],
  seats: ['seats', 'total_seats', 'configuration', 'acv'],
  economy: ['economy_seats', 'seats_economy'],
  premium: ['premium_economy_seats', 'seats_premium_economy'],
  business: ['business_seats', 'seats_business'],
  first: ['first_seats', 'seats_first'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FlightField = keyof typeof COLUMN_NAMES;
export const FLIGHT_FIELDS = Object.keys(COLUMN_NAMES) as readonly FlightField[];

/** Of each line one column at least must be there. */
const NEEDED: readonly (readonly FlightField[])[] = [
  ['flight', 'callsign'],
  ['origin'],
  ['destination'],
  ['departed', 'date', 'season', 'from'],
  ['type', 'registration'],
];

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');

/**
 * Which column holds what.
 *
 * @param header - the columns' names, as in the file
 * @returns the place of each field's column
 * @throws TaskFailure if a column is missing
 */
export function findColumns(file: string, header: readonly string[]): ReadonlyMap<FlightField, number> {
  const names = header.map(plain);
  const found = new Map<FlightField, number>();
  for (const field of FLIGHT_FIELDS) {
    const name = COLUMN_NAMES[field].find((one) => names.includes(one));
    if (name !== undefined) found.set(field, names.indexOf(name));
  }
  for (const fields of NEEDED) {
    if (fields.some((field) => found.has(field))) continue;
    const wanted = fields.flatMap((field) => COLUMN_NAMES[field]).join(', ');
    throw new TaskFailure(
      `${file}: no column ${wanted}: one of them must be there (the header is ${header.join(', ')})`,
    );
  }
  return found;
}

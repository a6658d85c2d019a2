/** What a column of a list of flights can hold. */
export const FIELDS = [
  'origin',
  'destination',
  'route',
  'carrier',
  'flightNumber',
  'date',
  'cabin',
  'aircraft',
  'distanceKm',
  'passengers',
  'traveller',
] as const;
export type Field = (typeof FIELDS)[number];

/** Where each field stands: the column's place from 0 on. A field that no column holds is absent. */
export type Columns = { readonly [field in Field]?: number };

/**
 * What people and programs call each column, in plain letters and digits; the first name of a field that is there wins.
 * Among them the exports of Flighty, jetlog, AirTrail, OpenFlights and flightradar24.
 */
const NAMES: Readonly<Record<Field, string>> = {
  origin:
    'origin from dep departure departureairport depairport originairport fromairport origincode originiata depiata fromiata ' +
    'departureiata departurecode orig fromcode departurecity origincity fromcity departurestation von abflug abflughafen abflugort depart',
  destination:
    'destination to arr arrival arrivalairport arrairport destinationairport toairport destinationcode destinationiata arriata ' +
    'toiata arrivaliata arrivalcode dest tocode arrivalcity destinationcity tocity arrivalstation nach ziel zielflughafen zielort arrivee',
  route: 'route routing itinerary segment sector citypair od leg strecke',
  carrier:
    'operatingcarriercode operatingcarrier operatingairline carrier carriercode airline airlinecode airlineiata ' +
    'marketingcarrier carriername airlinename fluggesellschaft airlines',
  flightNumber: 'flightnumber flightno flightnum fltno flightnr flugnummer flugnr flight flt flightcode',
  date:
    'departuredate flightdate traveldate dateoftravel dateofdeparture depdate flowndate date datum reisedatum flugdatum ' +
    'outbounddate year jahr gatedeparturescheduled',
  cabin:
    'cabinclass cabin travelclass seatclass serviceclass classofservice flightclass ticketclass class klasse reiseklasse ' +
    'bookingclass buchungsklasse kabine classe',
  aircraft: 'aircrafttype aircraft aircraftcode aircrafttypename equipment airplane plane planetype',
  distanceKm: 'distancekm greatcircledistancekm gcdkm km kilometres kilometers',
  passengers:
    'passengers pax numberofpassengers numberoftravellers numberoftravelers paxcount people personen reisende',
  traveller:
    'traveller traveler travellername travelername passengername passenger employee employeename employeeid reisender ' +
    'mitarbeiter name',
};

/** What a field's column may be called, in plain letters and digits; the first that is there wins. */
export const columnNames = (field: Field): readonly string[] => NAMES[field].split(' ');

/** A header's text in plain lower-case letters and digits: "Flight No." is "flightno". */
export function plainHeader(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** The fields of a header, each column for one at most. */
export function recogniseColumns(header: readonly string[]): Columns {
  const plain = header.map(plainHeader);
  const columns: { [field in Field]?: number } = {};
  const taken = new Set<number>();
  for (const field of FIELDS) {
    const place = columnNames(field)
      .map((name) => plain.indexOf(name))
      .find((at) => at >= 0 && !taken.has(at));
    if (place === undefined) continue;
    columns[field] = place;
    taken.add(place);
  }
  return columns;
}

/** Whether a row can be answered from these columns: both ends of the flight, or its distance. */
export function isEnough({ origin, destination, route, distanceKm }: Columns): boolean {
  return (origin !== undefined && destination !== undefined) || route !== undefined || distanceKm !== undefined;
}

/** Rows at the top of a file among which the header is looked for: titles and merged cells may stand above it. */
const ROWS_ABOVE = 20;

/** Fields of a header; of two with as many, the one that names both airports is worth more than one whose "Route" stands above two columns. */
function worth(columns: Columns): number {
  return Object.keys(columns).length + (columns.origin !== undefined && columns.destination !== undefined ? 0.5 : 0);
}

/** The place of the header's row, that with the most fields among the first rows that are enough; undefined where none is. */
export function findHeader(rows: readonly (readonly string[])[]): number | undefined {
  const found = rows.slice(0, ROWS_ABOVE).map((row, at) => ({ at, columns: recogniseColumns(row) }));
  const [best] = found
    .filter(({ columns }) => isEnough(columns))
    .sort((a, b) => worth(b.columns) - worth(a.columns) || a.at - b.at);
  return best?.at;
}

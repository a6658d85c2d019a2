/** A flight as a visitor types it. */
export type TypedFlight = {
  readonly origin: string;
  readonly destination: string;
  readonly carrierCode: string;
  readonly flightNumber: string;
  readonly departureDate: Date;
};

const MS_PER_DAY = 86_400_000;

/** A departure a month ahead: inside every window, in every time zone. */
export const NEXT_MONTH = new Date(Date.now() + 30 * MS_PER_DAY);

/** A flight that is operated all year. */
export const LX52: TypedFlight = {
  origin: 'ZRH',
  destination: 'BOS',
  carrierCode: 'LX',
  flightNumber: '52',
  departureDate: NEXT_MONTH,
};

/** A flight in the other direction. */
export const LX53: TypedFlight = { ...LX52, origin: 'BOS', destination: 'ZRH', flightNumber: '53' };

/** A short flight on an aircraft of one class. */
export const LX316: TypedFlight = { ...LX52, destination: 'LHR', flightNumber: '316' };

/** A flight that cannot be found: the carrier is real, the route is real, and the one does not fly the other. */
export const NOT_FLOWN: TypedFlight = { ...LX52, carrierCode: 'QF', flightNumber: '7' };

/** The date as it stands in an address: YYYYMMDD. */
export function yyyymmdd(date: Date): string {
  return slashes(date).replaceAll('/', '');
}

/** The date as the field shows it: YYYY/MM/DD. */
export function slashes(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${date.getFullYear()}/${month}/${String(date.getDate()).padStart(2, '0')}`;
}

/** The flight as it stands in an address. */
export function itineraryOf(flight: TypedFlight): string {
  const { origin, destination, carrierCode, flightNumber, departureDate } = flight;
  return [origin, destination, carrierCode, flightNumber, yyyymmdd(departureDate)].join('-');
}

/** The calculator's address for flights. */
export function flightAddress(...flights: readonly TypedFlight[]): string {
  return `/lookup/flight?itinerary=${flights.map(itineraryOf).join(',')}`;
}

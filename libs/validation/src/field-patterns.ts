/** IATA airport code, either case. */
export const AIRPORT_CODE = /^[A-Za-z]{3}$/;

/** IATA airline code, either case. */
export const CARRIER_CODE = /^[A-Za-z0-9]{2}$/;

/** Digits only. Whether a flight has that number is for the estimate to say. */
export const FLIGHT_NUMBER = /^[0-9]+$/;

/** IATA (3) or ICAO (4) aircraft code, either case. */
export const AIRCRAFT_CODE = /^[A-Za-z0-9]{3,4}$/;

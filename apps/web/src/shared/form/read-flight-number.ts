import type { CarrierSearch } from '@tim/find';

/** A flight's two parts. */
export type FlightName = { readonly carrierCode: string; readonly flightNumber: string };

/**
 * A flight as tickets name it, "LX 52" or "lx-0052", in its two parts. Undefined for digits alone, and for any text that
 * is no carrier's code with a number behind it.
 */
export function readFlightNumber(text: string): FlightName | undefined {
  const [, carrierCode = '', flightNumber = ''] = /^(?=.?[a-z])([a-z\d]{2})[\s-]*(\d+)$/i.exec(text.trim()) ?? [];
  return carrierCode === '' ? undefined : { carrierCode: carrierCode.toUpperCase(), flightNumber };
}

/** A flight by its carrier's whole name, "Swiss 40". Undefined without a search. */
export function readNamedFlight(text: string, carriers: CarrierSearch | undefined): FlightName | undefined {
  const [, name = '', flightNumber = ''] = /^(\D{3,60}?)[\s-]+(\d{1,4})$/.exec(text.trim()) ?? [];
  const carrier = carriers?.called(name);
  return carrier && { carrierCode: carrier.code, flightNumber };
}

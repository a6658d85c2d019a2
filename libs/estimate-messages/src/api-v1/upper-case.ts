import { upperCaseCode } from '@tim/notation';
import type { Flight, Market } from '@tim/messages/api-v1';

/** The flight with its codes in upper case, as every answer repeats it. */
export function upperCaseFlight(flight: Flight): Flight {
  return {
    ...flight,
    origin: upperCaseCode(flight.origin),
    destination: upperCaseCode(flight.destination),
    operatingCarrierCode: upperCaseCode(flight.operatingCarrierCode),
    ...(flight.aircraftCode !== undefined && { aircraftCode: upperCaseCode(flight.aircraftCode) }),
  };
}

/** The market with its codes in upper case, as every answer repeats it. */
export function upperCaseMarket({ origin, destination }: Market): Market {
  return { origin: upperCaseCode(origin), destination: upperCaseCode(destination) };
}

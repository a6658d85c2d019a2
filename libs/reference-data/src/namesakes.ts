import type { AirportTable } from './look-ups.ts';

/**
 * The index under which each airport's flights are listed: its own, or that of the airport with flights that shares its
 * ICAO code. Some airports have two IATA codes (BSL and EAP are one airport) and the source lists flights under one.
 */
export function namesakes(airports: AirportTable, ...listed: readonly Uint16Array[]): Uint16Array {
  const hasFlights = new Uint8Array(airports.count);
  for (const indices of listed) {
    for (let row = 0; row < indices.length; row += 1) hasFlights[indices[row] ?? 0] = 1;
  }
  const byIcaoCode = new Map<string, number>();
  for (let index = 0; index < airports.count; index += 1) {
    const { icaoAirportCode } = airports.at(index);
    if (icaoAirportCode !== '' && hasFlights[index] === 1) byIcaoCode.set(icaoAirportCode, index);
  }
  return Uint16Array.from({ length: airports.count }, (_, index) =>
    hasFlights[index] === 1 ? index : (byIcaoCode.get(airports.at(index).icaoAirportCode) ?? index),
  );
}

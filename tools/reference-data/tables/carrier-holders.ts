/**
 * IATA codes that another company holds today than the airlines' lists say first. One line each: IATA code, ICAO code of the
 * holder as vradarserver lists it, and what shows it.
 *
 * - `reported` the company reported flights under the code to US BTS in 2023-26 (T-100, T-2)
 * - `fleet` the fleets table has the company's fleet under the code, and the other holder has ceased
 * - `routes` the list of flights has the code on routes of that company's country, and the other holder has ceased
 *
 * Looked at and left: Y9 (Lynx Air, reported in January 2024, has ceased; Kish flies under it) and 8R (BTS's own code for
 * Edelweiss; the IATA code is Amelia's).
 */
const HOLDERS = `
  7L AZG routes
  AL MAY fleet
  D4 GEL routes
  DI MBU routes
  FS AYN fleet
  H8 SKX reported
  HJ TMN routes
  IS SHI routes
  LL LVL reported
  N3 VOS reported
  NB BNL routes
  P3 PTR reported
  PF SIF fleet
  W8 CJT routes
  XP VXP reported
  YG HYT routes
  ZG TZP reported
`;

/** ICAO code of a code's holder, by IATA code. */
export const HOLDER_ICAO_CODES: ReadonlyMap<string, string> = new Map(
  HOLDERS.trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([iata = '', icao = '']) => [iata, icao]),
);

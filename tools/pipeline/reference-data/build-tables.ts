import { latestToday } from '@tim/notation';
import type { TableBytes } from '@tim/reference-data';
import { dateUpTo } from './csv/fields.ts';
import type { RowReport } from './csv/row-report.ts';
import { buildDataTables } from './data/build-data-tables.ts';
import { openDataFolder } from './data/data-context.ts';
import { DATA_FOLDER } from './data/data-folder.ts';
import { knownCodes, type Codes } from './data/known-codes.ts';
import { readSourceFacts } from './data/source-facts.ts';
import { readData } from './data/read-data.ts';
import { openSourceFolder } from './source-folder.ts';
import { buildAircraft, listAircraft, readAppendix, type AircraftRow } from './tables/aircraft.ts';
import { buildAirports, readAirportList, type AirportRow } from './tables/airports.ts';
import { buildAustraliaTraffic } from './tables/australia-traffic.ts';
import { readBts } from './tables/bts.ts';
import { buildCargo } from './tables/cargo.ts';
import { buildCarriers, readCarriers, withPresentHolders, type CarrierRow } from './tables/carriers.ts';
import { buildContrails } from './tables/contrails.ts';
import { buildDistanceFactors } from './tables/distance-factors.ts';
import { buildEasaLabels, type LabelRow } from './tables/easa-labels.ts';
import { withHistory } from './tables/flight-history.ts';
import { buildFlights, countCarrierRoutes, readFlightList } from './tables/flights.ts';
import { buildFrequencies } from './tables/frequencies.ts';
import { buildFuelBurn, readFuelCurves } from './tables/fuel-burn.ts';
import { buildIndiaTraffic } from './tables/india-traffic.ts';
import { buildLoadFactors } from './tables/load-factors.ts';
import { buildReportedSeats } from './tables/reported-seats.ts';
import { buildRouteReports } from './tables/route-reports.ts';
import { buildSeats } from './tables/seats.ts';
import { readSeasons } from './tables/seasons.ts';
import { buildSeenAircraft } from './tables/seen-aircraft.ts';
import { readSegments } from './tables/t100-segments.ts';
import { buildTraffic, readTraffic } from './tables/traffic.ts';
import { useByDistance } from './tables/use-by-distance.ts';

/**
 * Build every table from a folder of source files.
 *
 * @param report - is told of each row that is left out
 * @param labels - issued EASA labels; none unless somebody imports some
 * @param dataFolder - the tables of our own; the repository's unless told
 * @returns each table's bytes, not compressed
 * @throws Error if a source file is missing or not what it should be
 */
export async function buildTables(
  folder: string,
  report: RowReport,
  labels: readonly LabelRow[] = [],
  dataFolder: string = DATA_FOLDER,
): Promise<TableBytes> {
  const sources = openSourceFolder(folder);
  const context = { sources, report };
  const read = openDataFolder(dataFolder, report);
  const facts = await readSourceFacts({ read });
  const curves = readFuelCurves(context);
  const editions = {
    appendix: sources.credit('aircraftMapping').edition,
    guidebook: sources.credit('fuelBurn').edition,
  };
  const fuelTypes = new Set(curves.map(({ type }) => type));
  const aircraft = listAircraft(await readAppendix(context), facts.aircraftTypes, fuelTypes, editions);
  const airports = await readAirportList(context);
  const carriers = await readCarriers(context, facts.carrierHolders);
  const countries = new Map(airports.map(({ iata, country }) => [iata, country]));
  const flights = await readFlightList(context, countries, facts.flightHolders);
  const known = knownCodes(codesFrom(aircraft, airports, carriers));
  const data = await readData({ read, known, pastDate: dateUpTo(latestToday(Date.now())), report });
  const fleet = data.fleets;
  const segments = await readSegments(context);
  const bts = await readBts(context, data.bts, carriers, fleet, segments);
  const seasons = await readSeasons(context);
  const traffic = readTraffic(context, bts, { segments, airportList: airports, aircraft, seasons });
  const uses = {
    byType: useByDistance({ traffic, fleet, aircraft, curves }),
    credit: sources.credit('t100February2026'),
  };
  const listed = {
    rows: await withHistory(context, flights, countries),
    credit: sources.credit('flightHistory'),
  };
  return {
    ...buildDataTables(data, { uses, listed }),
    aircraft: buildAircraft(context, aircraft),
    airports: buildAirports(context, airports, countCarrierRoutes(flights)),
    'australia-traffic': await buildAustraliaTraffic(context, airports),
    cargo: await buildCargo(context, traffic, aircraft),
    carriers: buildCarriers(context, withPresentHolders(carriers, data.carrierStatus)),
    contrails: await buildContrails(context),
    'distance-factors': await buildDistanceFactors(context),
    'easa-labels': buildEasaLabels(labels),
    flights: buildFlights(context, flights),
    frequencies: await buildFrequencies(context, flights, airports),
    'fuel-burn': buildFuelBurn(context, curves),
    'india-traffic-odbl': await buildIndiaTraffic(context),
    'load-factors': await buildLoadFactors(context, bts),
    'reported-seats': await buildReportedSeats(context, bts),
    'route-reports': await buildRouteReports(context, airports),
    seats: buildSeats(context),
    'seen-aircraft': await buildSeenAircraft(context, aircraft, airports),
    traffic: buildTraffic(context, traffic, seasons),
  };
}

/** The codes of rows that tables will be built from. */
function codesFrom(
  aircraft: readonly AircraftRow[],
  airports: readonly AirportRow[],
  carriers: readonly CarrierRow[],
): Codes {
  const bodies = new Map(aircraft.map(({ icao, body }) => [icao, body]));
  return {
    bodyOf: (icaoType) => bodies.get(icaoType),
    aircraft: new Set(aircraft.map(({ code }) => code)),
    airports: new Set(airports.map(({ iata }) => iata)),
    carriers: new Set(carriers.map(({ iata }) => iata)),
    cities: new Set(airports.map(({ iata, cityCode }) => cityCode || iata)),
  };
}

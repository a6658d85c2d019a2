import type { TableBytes } from '@tim/reference-data';
import type { RowReport } from './csv/row-report.ts';
import { openSourceFolder } from './source-folder.ts';
import { PUBLISHED_LOAD_FACTORS } from './sources.ts';
import { buildAircraft, listAircraft, readAppendix } from './tables/aircraft.ts';
import { buildAirports, readAirportList } from './tables/airports.ts';
import { readBts } from './tables/bts.ts';
import { buildCabins } from './tables/cabins.ts';
import { buildCargo } from './tables/cargo.ts';
import { buildCarriers, readCarriers } from './tables/carriers.ts';
import { buildContrails } from './tables/contrails.ts';
import { buildDistanceFactors } from './tables/distance-factors.ts';
import { buildEasaLabels, type LabelRow } from './tables/easa-labels.ts';
import { buildFleets, readFleetList } from './tables/fleets.ts';
import { buildFlights, countCarrierRoutes, readFlightList } from './tables/flights.ts';
import { buildFrequencies } from './tables/frequencies.ts';
import { buildFuelBurn, readFuelCurves } from './tables/fuel-burn.ts';
import { buildLoadFactors } from './tables/load-factors.ts';
import { buildPublishedLoadFactors } from './tables/published-load-factors.ts';
import { buildReportedSeats } from './tables/reported-seats.ts';
import { buildSeats } from './tables/seats.ts';
import { readSeasons } from './tables/seasons.ts';
import { readSegments } from './tables/t100-segments.ts';
import { buildTraffic, readTraffic } from './tables/traffic.ts';
import { useByDistance } from './tables/use-by-distance.ts';

/**
 * Build every table from a folder of source files.
 *
 * @param report - is told of each row that is left out
 * @param labels - issued EASA labels; none unless somebody imports some
 * @returns each table's bytes, not compressed
 * @throws Error if a source file is missing or not what it should be
 */
export async function buildTables(
  folder: string,
  report: RowReport,
  labels: readonly LabelRow[] = [],
): Promise<TableBytes> {
  const sources = openSourceFolder(folder);
  const context = { sources, report };
  const curves = readFuelCurves(context);
  const editions = {
    appendix: sources.credit('aircraftMapping').edition,
    guidebook: sources.credit('fuelBurn').edition,
  };
  const aircraft = listAircraft(await readAppendix(context), new Set(curves.map(({ type }) => type)), editions);
  const airports = await readAirportList(context);
  const carriers = await readCarriers(context);
  const countries = new Map(airports.map(({ iata, country }) => [iata, country]));
  const flights = await readFlightList(context, countries);
  const fleet = await readFleetList(context, new Set(carriers.map(({ iata }) => iata)));
  const segments = await readSegments(context);
  const bts = await readBts(context, carriers, fleet, segments);
  const seasons = await readSeasons(context);
  const traffic = readTraffic(context, bts, { segments, airportList: airports, aircraft, seasons });
  return {
    aircraft: buildAircraft(context, aircraft),
    airports: buildAirports(context, airports, countCarrierRoutes(flights)),
    cabins: await buildCabins(context),
    cargo: await buildCargo(context, traffic, aircraft),
    carriers: buildCarriers(context, carriers),
    contrails: await buildContrails(context),
    'distance-factors': await buildDistanceFactors(context),
    'easa-labels': buildEasaLabels(labels),
    fleets: buildFleets(context, fleet, useByDistance({ traffic, fleet, aircraft, curves })),
    flights: buildFlights(context, flights),
    frequencies: await buildFrequencies(context, flights, airports),
    'fuel-burn': buildFuelBurn(context, curves),
    'load-factors': await buildLoadFactors(context, bts),
    'published-load-factors': await buildPublishedLoadFactors(PUBLISHED_LOAD_FACTORS, report),
    'reported-seats': await buildReportedSeats(context, bts),
    seats: buildSeats(context),
    traffic: buildTraffic(context, traffic, seasons),
  };
}

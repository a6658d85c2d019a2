import type { TableBytes } from '@tim/reference-data';
import type { RowReport } from './csv/row-report.ts';
import { openSourceFolder } from './source-folder.ts';
import { buildAircraft, listAircraft, readAppendix } from './tables/aircraft.ts';
import { buildAirports, readAirportList } from './tables/airports.ts';
import { buildCargo } from './tables/cargo.ts';
import { buildCarriers, readCarriers } from './tables/carriers.ts';
import { buildDistanceFactors } from './tables/distance-factors.ts';
import { buildFleets } from './tables/fleets.ts';
import { buildFlights, countCarrierRoutes, readFlightList } from './tables/flights.ts';
import { buildFuelBurn, readFuelCurves } from './tables/fuel-burn.ts';
import { buildSeats } from './tables/seats.ts';

/**
 * Build every table from a folder of source files.
 *
 * @param report - is told of each row that is left out
 * @returns each table's bytes, not compressed
 * @throws Error if a source file is missing or not what it should be
 */
export async function buildTables(folder: string, report: RowReport): Promise<TableBytes> {
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
  const flights = await readFlightList(context, new Set(airports.map(({ iata }) => iata)));
  return {
    aircraft: buildAircraft(context, aircraft),
    airports: buildAirports(context, airports, countCarrierRoutes(flights)),
    cargo: await buildCargo(context),
    carriers: buildCarriers(context, carriers),
    'distance-factors': await buildDistanceFactors(context),
    fleets: await buildFleets(context, new Set(carriers.map(({ iata }) => iata))),
    flights: buildFlights(context, flights),
    'fuel-burn': buildFuelBurn(context, curves),
    seats: buildSeats(context),
  };
}

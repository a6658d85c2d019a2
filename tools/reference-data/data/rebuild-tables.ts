import {
  monthText,
  openTable,
  readFlightRows,
  readFlightStatusRows,
  readRowHolders,
  readTables,
  type TableBytes,
  type Tables,
} from '@tim/reference-data';
import { RowReport } from '../csv/row-report.ts';
import { changedTableFiles, readTableFiles, type TableFile } from '../table-files.ts';
import type { ListedRow, ListedRows } from '../tables/flight-status.ts';
import type { TypeUses } from '../tables/fleets.ts';
import { buildDataTables } from './build-data-tables.ts';
import { openDataFolder } from './data-folder.ts';
import { codesOf, knownCodes } from './known-codes.ts';
import { readData } from './read-data.ts';

/**
 * The files of the tables' folder with all that comes from the data folder built anew, and the rest as it is.
 *
 * @param tell - is told of each row that is wrong, as `file:line: what is wrong`
 * @returns undefined where a row is wrong
 * @throws TaskFailure if a file is not such a table; Error if it cannot be read
 */
export async function rebuildTables(
  tablesFolder: string,
  dataFolder: string,
  tell: (line: string) => void,
): Promise<readonly TableFile[] | undefined> {
  const bytes = readTableFiles(tablesFolder);
  const tables = readTables(bytes);
  // Notes are told by the full build.
  const report = new RowReport(tell, () => undefined);
  const data = await readData({ file: openDataFolder(dataFolder), known: knownCodes(codesOf(tables)), report });
  if (report.rejectedFiles().length > 0) return undefined;
  return changedTableFiles(
    tablesFolder,
    buildDataTables(data, { uses: usesOf(tables), listed: listedIn(bytes, tables) }),
  );
}

/** What the fleets table says from sources: it stays as it is. */
function usesOf({ fleets, origins }: Tables): TypeUses {
  const types = fleets.ofAllCarriers().value.map(({ icaoAircraftType }) => icaoAircraftType);
  const byType = types.toSorted().flatMap((type): [string, readonly number[]][] => {
    const uses = fleets.useByDistance(type);
    return uses ? [[type, uses]] : [];
  });
  const credit = origins.find(({ table }) => table === 'fleets')?.sources[1];
  if (!credit) throw new Error('the fleets table does not say where its uses by distance come from');
  return { byType: new Map(byType), credit };
}

/** The rows of the list of flights with their history: both stay as they are. */
function listedIn(bytes: TableBytes, { airports }: Tables): ListedRows {
  const { reader } = openTable('flights', bytes.flights);
  reader.text();
  const { carrierCodes, carrierStarts, flightNumbers, origins, destinations } = readFlightRows(reader, airports);
  const status = openTable('flight-status', bytes['flight-status']);
  const { knownFrom, months } = readFlightStatusRows(status.reader);
  const holders = readRowHolders(status.reader);
  const rows = carrierCodes.flatMap((carrier, at) =>
    Array.from(flightNumbers.subarray(carrierStarts[at], carrierStarts[at + 1]), (flightNumber, place): ListedRow => {
      const row = (carrierStarts[at] ?? 0) + place;
      const [origin, destination] = [airports.at(origins[row] ?? 0), airports.at(destinations[row] ?? 0)];
      return {
        carrier,
        flightNumber,
        origin: origin.iataAirportCode,
        originCountry: origin.countryCode,
        destination: destination.iataAirportCode,
        destinationCountry: destination.countryCode,
        holderIcaoCode: holders[row] ?? '',
        lastEntered: monthText(knownFrom, months[row] ?? 0),
      };
    }),
  );
  const [credit] = status.origin.sources;
  if (!credit) throw new Error('the flight-status table does not say where its entries come from');
  return { rows, credit };
}

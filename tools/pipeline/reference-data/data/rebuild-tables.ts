import { latestToday } from '@tim/notation';
import {
  monthText,
  openTable,
  readAircraft,
  readAirports,
  readCarriers,
  readFleets,
  readFlightRows,
  readFlightStatusRows,
  readRowHolders,
  type AirportTable,
  type OpenTable,
  type TableName,
} from '@tim/reference-data';
import { dateUpTo } from '../csv/fields.ts';
import { RowReport } from '../csv/row-report.ts';
import { changedTableFiles, readTableFile, type TableFile } from '../table-files.ts';
import type { ListedRow, ListedRows } from '../tables/flight-status.ts';
import type { TypeUses } from '../tables/fleets.ts';
import { buildDataTables } from './build-data-tables.ts';
import { openDataFolder } from './data-context.ts';
import { codesOf, knownCodes } from './known-codes.ts';
import { readData } from './read-data.ts';
import { readSourceFacts } from './source-facts.ts';

/**
 * The files of the tables' folder with all that comes from the data folder built anew, and the rest as it is. A table that
 * comes from the data folder alone need not be there yet.
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
  const open = (table: TableName) => openTable(table, readTableFile(tablesFolder, table));
  const aircraft = readAircraft(open('aircraft'));
  const airports = readAirports(open('airports'));
  const carriers = readCarriers(open('carriers'));
  // Notes are told by the full build.
  const report = new RowReport(tell, () => undefined);
  const read = openDataFolder(dataFolder, report);
  // Used by the full build alone; a wrong row is told here too.
  await readSourceFacts({ read });
  const data = await readData({
    read,
    known: knownCodes(codesOf({ aircraft, airports, carriers })),
    pastDate: dateUpTo(latestToday(Date.now())),
    report,
  });
  if (report.rejectedFiles().length > 0) return undefined;
  const uses = usesOf(open('fleets'));
  const listed = listedIn(open('flights'), open('flight-status'), airports);
  return changedTableFiles(tablesFolder, buildDataTables(data, { uses, listed }));
}

/** What the fleets table says from sources: it stays as it is. */
function usesOf(table: OpenTable): TypeUses {
  const fleets = readFleets(table);
  const types = fleets.ofAllCarriers().value.map(({ icaoAircraftType }) => icaoAircraftType);
  const byType = types.toSorted().flatMap((type): [string, readonly number[]][] => {
    const uses = fleets.useByDistance(type);
    return uses ? [[type, uses]] : [];
  });
  const credit = table.origin.sources[1];
  if (!credit) throw new Error('the fleets table does not say where its uses by distance come from');
  return { byType: new Map(byType), credit };
}

/** The rows of the list of flights with their history: both stay as they are. */
function listedIn({ reader }: OpenTable, status: OpenTable, airports: AirportTable): ListedRows {
  reader.text();
  const { carrierCodes, carrierStarts, flightNumbers, origins, destinations } = readFlightRows(reader, airports);
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

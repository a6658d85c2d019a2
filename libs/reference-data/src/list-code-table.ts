import type { ListCodeTable, NotByAirline } from './look-ups.ts';
import type { OpenTable } from './table-header.ts';

/** Columns: codes of stations, what they are of; former codes of airports, today's; then what stands for no flight of an airline, in which column, as what, and whether airlines fly it too. */
export function readListCodes({ reader }: OpenTable): ListCodeTable {
  const stations = reader.strings();
  const stationKinds = reader.repeatedStrings();
  const former = reader.strings();
  const current = reader.strings();
  const what = reader.repeatedStrings();
  const texts = reader.strings();
  const kinds = reader.repeatedStrings();
  const tooFlown = reader.repeatedStrings();
  const kindOfStation = new Map(stations.map((code, row) => [code, stationKinds[row] as NotByAirline['kind']]));
  const byFormerCode = new Map(former.map((code, row) => [code, current[row] ?? '']));
  return {
    stationKind: (code) => kindOfStation.get(code),
    airportOfFormerCode: (code) => byFormerCode.get(code),
    notByAirline: texts.map((text, row) => ({
      what: what[row] as NotByAirline['what'],
      text,
      kind: kinds[row] as NotByAirline['kind'],
      isFlownByAirlinesToo: tooFlown[row] === 'yes',
    })),
  };
}

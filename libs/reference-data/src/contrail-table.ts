import type { ByteReader } from './byte-reader.ts';
import type { OpenTable } from './table-header.ts';
import { CONTRAIL_SEASONS, type ContrailTable } from './traffic-tables.ts';

const CIRCLE_DEG = 360;

/**
 * Editions of the two grids, not kept; latitudes and local times of the energy forcing and its cells; width of the probability's cells
 * [deg] and those, row by row from the south, each from the west. Cells: whether each has a value, then the values (0 for none).
 */
export function readContrails({ reader }: OpenTable): ContrailTable {
  reader.text();
  reader.text();
  const latitudesDeg = [...reader.decimals()];
  const localTimesHours = [...reader.uints()];
  const mjPerM = cellsOf(reader);
  const cellDeg = reader.uint();
  const fractions = cellsOf(reader);

  const edges = (from: number, length: number) => Array.from({ length }, (_, index) => from + index * cellDeg);
  const rowLength = localTimesHours.length;
  const rows = Array.from({ length: CONTRAIL_SEASONS.length * latitudesDeg.length }, (_, row) => [
    ...mjPerM.subarray(row * rowLength, (row + 1) * rowLength),
  ]);
  return {
    energyForcing: { seasons: CONTRAIL_SEASONS, latitudesDeg, localTimesHours },
    energyForcingMjPerContrailM: (seasonIndex, latitudeDeg) => {
      const latitude = latitudesDeg.indexOf(latitudeDeg);
      const row = latitude < 0 ? undefined : rows[seasonIndex * latitudesDeg.length + latitude];
      if (!row) throw new RangeError(`the grid has no row of season ${seasonIndex}, latitude ${latitudeDeg}`);
      return row;
    },
    probability: {
      cellDeg,
      southEdgesDeg: edges(-CIRCLE_DEG / 4, CIRCLE_DEG / 2 / cellDeg),
      westEdgesDeg: edges(-CIRCLE_DEG / 2, CIRCLE_DEG / cellDeg),
      fractions,
    },
  };
}

/** NaN where the figure shows nothing. */
function cellsOf(reader: ByteReader): Float64Array {
  const hasValue = reader.uints();
  return reader.decimals().map((value, cell) => (hasValue[cell] === 1 ? value : Number.NaN));
}

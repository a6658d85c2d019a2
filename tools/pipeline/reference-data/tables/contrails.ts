import { CONTRAIL_SEASONS } from '@tim/reference-data';
import { newTable } from '../codec/new-table.ts';
import { decimal, oneOf, optional } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import type { BuildContext } from './build-context.ts';

const TIME_STEP_HOURS = 3;
const TIMES = ['t00', 't03', 't06', 't09', 't12', 't15', 't18', 't21', 't24'] as const;
const CELL_DEG = 5;
const CELLS_AROUND = 360 / CELL_DEG;
const CELLS_UP = 180 / CELL_DEG;

const energyOrNone = optional(decimal(-1000, 5000));
const percentOrNone = optional(decimal(0, 100));

export async function buildContrails(context: BuildContext): Promise<Uint8Array> {
  const energy = await readEnergy(context);
  const probability = await readProbability(context);
  const credits = [context.sources.credit('contrailEnergy'), context.sources.credit('contrailProbability')] as const;
  const values = energy.rows.flatMap(({ mjPerM }) => mjPerM);
  const fractions = probability.flat();
  const table = newTable({
    table: 'contrails',
    sources: credits,
    rows: energy.rows.length + probability.length,
    notes: [
      'Approximate: read off published figures, to about 15 %.',
      `Energy forcing: ${countEmpty(values)} cells of the figure show nothing and have no value. Probability: ${countEmpty(fractions)} cells of ${fractions.length} are masked and have no value.`,
    ],
  });
  table.columns
    .text(credits[0].edition)
    .text(credits[1].edition)
    .decimals(energy.latitudesDeg, 0)
    .uints(TIMES.map((_, index) => index * TIME_STEP_HOURS))
    .uints(values.map(flag))
    .decimals(
      values.map((value) => value ?? 0),
      0,
    )
    .uint(CELL_DEG)
    .uints(fractions.map(flag))
    .decimals(
      fractions.map((value) => value ?? 0),
      4,
    );
  return table.toBytes();
}

type Cell = number | undefined;

/** 1 for a cell with a value. */
function flag(cell: Cell): number {
  return cell === undefined ? 0 : 1;
}

function countEmpty(cells: readonly Cell[]): number {
  return cells.filter((cell) => cell === undefined).length;
}

/** Every season's rows, seasons in order, latitudes falling. */
async function readEnergy({ sources, report }: BuildContext) {
  const file = sources.file('contrailEnergy');
  const times = Object.fromEntries(TIMES.map((time) => [time, energyOrNone])) as Record<
    (typeof TIMES)[number],
    typeof energyOrNone
  >;
  const fields = { season: oneOf(...CONTRAIL_SEASONS), lat: decimal(-90, 90), ...times };
  const rows = (await readRows(file, fields, report))
    .map(({ values }) => ({
      season: CONTRAIL_SEASONS.indexOf(values.season),
      latitudeDeg: values.lat,
      mjPerM: TIMES.map((time) => values[time]),
    }))
    .sort((a, b) => a.season - b.season || b.latitudeDeg - a.latitudeDeg);
  const latitudesDeg = rows.filter(({ season }) => season === 0).map(({ latitudeDeg }) => latitudeDeg);
  const isWhole = rows.every(
    ({ season, latitudeDeg }, index) =>
      season === Math.floor(index / latitudesDeg.length) && latitudeDeg === latitudesDeg[index % latitudesDeg.length],
  );
  if (!isWhole || rows.length !== CONTRAIL_SEASONS.length * latitudesDeg.length) {
    throw new Error(`${file.name}: not the same latitudes in each of ${CONTRAIL_SEASONS.join(', ')}`);
  }
  return { rows, latitudesDeg };
}

/** Fractions, row by row from the south, each from the west. */
async function readProbability({ sources, report }: BuildContext): Promise<Cell[][]> {
  const file = sources.file('contrailProbability');
  const columns = Array.from({ length: CELLS_AROUND }, (_, index) => `lon${index * CELL_DEG - 180}`);
  const fields: Readonly<Record<string, (value: string) => Cell>> = {
    lat_south_edge: decimal(-90, 90),
    ...Object.fromEntries(columns.map((name) => [name, percentOrNone])),
  };
  const rows = new Map(
    (await readRows(file, fields, report)).map(({ values }) => [
      values['lat_south_edge'],
      columns.map((name) => fractionOf(values[name])),
    ]),
  );
  return Array.from({ length: CELLS_UP }, (_, index) => {
    const south = index * CELL_DEG - 90;
    const row = rows.get(south);
    if (!row) throw new Error(`${file.name}: no row of ${south} degrees`);
    return row;
  });
}

function fractionOf(percent: Cell): Cell {
  return percent === undefined ? undefined : Math.round(percent * 100) / 1e4;
}

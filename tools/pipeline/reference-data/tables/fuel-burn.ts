import { readFileSync } from 'node:fs';
import { newTable } from '../codec/new-table.ts';
import type { BuildContext } from './build-context.ts';

export type FuelCurve = {
  readonly type: string;
  readonly ltoKg: number;
  readonly points: readonly (readonly [number, number])[];
};

type EeaEntry = { readonly lto_kg?: unknown; readonly ccd?: unknown };

/** The fuel tables whose points rise in distance and fuel, sorted by type; the others are reported. */
export function readFuelCurves({ sources, report }: BuildContext): FuelCurve[] {
  const file = sources.file('fuelBurn');
  const { aircraft } = JSON.parse(readFileSync(file.path, 'utf8')) as { aircraft: Record<string, EeaEntry> };
  const entries = Object.entries(aircraft);
  report.read(file.name, entries.length);
  return entries
    .flatMap(([type, entry]) => {
      const curve = readCurve(type, entry);
      if (typeof curve !== 'string') return [curve];
      report.bad(file.name, 1, `${type}: ${curve}`);
      return [];
    })
    .sort((a, b) => (a.type < b.type ? -1 : 1));
}

/** @returns the curve, or what is wrong with it */
function readCurve(type: string, { lto_kg: ltoKg, ccd }: EeaEntry): FuelCurve | string {
  if (!/^[A-Z][A-Z0-9]{1,3}$/.test(type)) return 'not an ICAO aircraft type';
  if (typeof ltoKg !== 'number' || !(ltoKg > 0)) return 'lto_kg is not a number above 0';
  if (!Array.isArray(ccd) || ccd.length < 2 || !ccd.every(isPoint))
    return 'ccd is not two or more pairs of numbers above 0';
  const points: (readonly [number, number])[] = ccd;
  const falls = points.some(([distance, fuel], index) => {
    const before = points[index - 1];
    return before !== undefined && (distance <= before[0] || fuel <= before[1]);
  });
  return falls ? 'ccd does not rise' : { type, ltoKg, points };
}

function isPoint(value: unknown): value is readonly [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number' && part > 0);
}

export function buildFuelBurn({ sources }: BuildContext, curves: readonly FuelCurve[]): Uint8Array {
  const credit = sources.credit('fuelBurn');
  const table = newTable({
    table: 'fuel-burn',
    sources: [credit],
    rows: curves.length,
    notes: ["LTO is the guidebook's column LTO (lto_kg), not LTO-2."],
  });
  const points = curves.flatMap((curve) => curve.points);
  table.columns
    .text(credit.edition)
    .sortedStrings(curves.map(({ type }) => type))
    .decimals(
      curves.map(({ ltoKg }) => ltoKg),
      2,
    )
    .uints(curves.map((curve) => curve.points.length))
    .uints(points.map(([distanceNauticalMiles]) => distanceNauticalMiles))
    .decimals(
      points.map(([, fuelKg]) => fuelKg),
      2,
    );
  return table.toBytes();
}

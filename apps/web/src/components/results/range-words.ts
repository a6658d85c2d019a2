import { formatPercent, type KilogramsPerPassenger } from '@tim/format';
import type { AircraftShare, WorkingStep } from '@tim/messages';
import type { FiguresRange } from '../../api/answers.ts';
import { CABIN_NAMES, DRIVER_WORDS, STEP_WORDS, cabinWords } from '../../content/working.ts';

const CABINS = [
  'economyKg',
  'premiumEconomyKg',
  'businessKg',
  'firstKg',
] as const satisfies readonly (keyof Required<KilogramsPerPassenger>)[];

/** Whole kilograms, rounded outwards so that the range holds what it says. */
type Bounds = { readonly lowest: number; readonly highest: number };

function boundsOf({ low, high }: FiguresRange, cabin: (typeof CABINS)[number]): Bounds | undefined {
  const [lowest, highest] = [low[cabin], high[cabin]];
  return lowest === undefined || highest === undefined
    ? undefined
    : { lowest: Math.floor(lowest), highest: Math.ceil(highest) };
}

/** The line below a result's table; none without a range. */
export function rangeNotes(range: FiguresRange | undefined): readonly string[] {
  const bounds = range && boundsOf(range, 'economyKg');
  return bounds === undefined
    ? []
    : [`Between ${bounds.lowest} and ${bounds.highest} kg in economy (8 of 10 flights).`];
}

export type RangeRow = Bounds & { readonly cabin: string };

export function rangeRows(range: FiguresRange): readonly RangeRow[] {
  return CABINS.flatMap((cabin) => {
    const bounds = boundsOf(range, cabin);
    return bounds === undefined ? [] : [{ cabin: CABIN_NAMES[cabin], ...bounds }];
  });
}

/** What makes the range wide; what adds less than half a percent is not worth a line. */
export function driverLines({ drivers }: FiguresRange): readonly string[] {
  return drivers
    .filter(({ share }) => Math.round(share * 100) > 0)
    .map(({ key, name, share }) => `${wholePercent(share)} %: ${DRIVER_WORDS[key] ?? name}`);
}

/** The types that may fly, when there is more than one. */
export function typeLines(types: readonly AircraftShare[]): readonly string[] {
  return types.length < 2
    ? []
    : types.map(({ icaoAircraftType, name, weight }) => {
        const likely = Math.round(weight * 100) > 0 ? `${wholePercent(weight)} %` : 'less than 1 %';
        return `${name} (${icaoAircraftType}): ${likely}`;
      });
}

/** What a step does in plain words; undefined for a step that nobody described yet. */
export function stepWords({ key, inputs }: WorkingStep): string | undefined {
  const words = STEP_WORDS[key]?.text;
  const business = inputs.find(({ symbol }) => symbol === 'factor business');
  return business === undefined
    ? words
    : [words, cabinWords(business.value, business.name.includes('wide'))].filter(Boolean).join(' ');
}

function wholePercent(fraction: number): string {
  return formatPercent(Math.round(fraction * 100) / 100);
}

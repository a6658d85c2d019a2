import { CABIN_CLASSES } from '@tim/engine';
import { formatPercent, withUnit } from '@tim/format';
import type { AircraftShare } from '@tim/messages';
import { ownExplanations } from '@tim/words';
import { JOIN } from '../../shared/join.ts';
import type { FiguresRange } from '../../shared/api/answers.ts';
import { CABIN_NAMES } from '../../shared/cabin-names.ts';
import { boundsOf, type Bounds } from './range-words.ts';
import type { Figures } from '../headline/chart-places.ts';
import { HEADLINE } from '../headline/texts.ts';

const DRIVERS: Readonly<Record<string, string>> = ownExplanations.drivers;

export type RangeRow = Bounds & { readonly cabin: string };

export function rangeRows(figures: Figures): readonly RangeRow[] {
  return CABIN_CLASSES.flatMap((cabin) => {
    const bounds = boundsOf(figures, cabin);
    return bounds === undefined ? [] : [{ cabin: CABIN_NAMES[cabin], ...bounds }];
  });
}

/** What makes the range wide; what adds less than half a percent is not worth a line. */
export function driverLines({ drivers }: FiguresRange): readonly string[] {
  return drivers
    .filter(({ share }) => Math.round(share * 100) > 0)
    .map(({ key, name, share }) => JOIN.labelled(withUnit(wholePercent(share), '%'), DRIVERS[key] ?? name));
}

/** The types that may fly, when there is more than one. */
export function typeLines(types: readonly AircraftShare[]): readonly string[] {
  return types.length < 2
    ? []
    : types.map(({ icaoAircraftType, name, weight }) => {
        const likely = Math.round(weight * 100) > 0 ? withUnit(wholePercent(weight), '%') : HEADLINE.lessThanOnePercent;
        return JOIN.labelled(JOIN.aside(name, icaoAircraftType), likely);
      });
}

function wholePercent(fraction: number): string {
  return formatPercent(Math.round(fraction * 100) / 100);
}

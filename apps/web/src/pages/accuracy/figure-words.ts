import { formatNumber, formatShort, formatSigned, withUnit } from '@tim/format';
import { fill } from '@tim/languages';
import type { Aim, FlightFigure, Interval } from './figures.ts';
import { ACCURACY } from './texts.ts';

/** A fraction as percent, with so many decimals: "1.7 %". */
export function percent(fraction: number, decimals = 0): string {
  return withUnit(formatNumber(fraction * 100, decimals), '%');
}

/** The same with one decimal, and the sign of what is above zero too: "+1.7 %". */
export function signedPercent(fraction: number): string {
  return withUnit(formatSigned(fraction * 100, 1), '%');
}

/** A figure and its interval, one decimal: "1.7 % (1.3 to 3.3)". */
export function intervalText([value, low, high]: Interval, decimals = 1): string {
  if (value === null) return '–';
  const end = (fraction: number) => formatNumber(fraction * 100, decimals);
  const figure = percent(value, decimals);
  if (low === null) return figure;
  return high === null
    ? fill(ACCURACY.intervalFrom, { value: figure, low: end(low) })
    : fill(ACCURACY.interval, { value: figure, low: end(low), high: end(high) });
}

/** What a figure is to be: "at most 5 %", "at least 75 %", "75 % to 85 %". */
export function aimText({ least, most }: Pick<Aim, 'least' | 'most'>): string {
  if (least !== null && most !== null) {
    return fill(ACCURACY.between, { low: shortPercent(least), high: shortPercent(most) });
  }
  return least === null
    ? fill(ACCURACY.atMost, { most: shortPercent(most ?? 0) })
    : fill(ACCURACY.atLeast, { least: shortPercent(least) });
}

/** As percent, with a decimal only where there is one: "3.5 %", "75 %". */
function shortPercent(fraction: number): string {
  return withUnit(formatShort(fraction * 100, 1), '%');
}

/** "LX 52". */
export function flightName({ carrier, flightNumber }: Pick<FlightFigure, 'carrier' | 'flightNumber'>): string {
  return `${carrier} ${flightNumber}`;
}

import type { Interval } from '../../statistics/bootstrap-interval.ts';

/** Shown where there is no figure. */
const NO_FIGURE = '–';

/** A fraction as percent, one decimal: "12.3 %"; "–" for one that is not finite. */
export function percent(fraction: number | undefined): string {
  return fraction === undefined || !Number.isFinite(fraction) ? NO_FIGURE : `${tenths(fraction * 100)} %`;
}

/** A share as percent, one decimal, that says 100 only of all: "99.3 %", "over 99.9 %". */
export function shareOfAll(part: number, all: number): string {
  const text = percent(part / all);
  return part < all && text === '100.0 %' ? 'over 99.9 %' : text;
}

/** A fraction as percent with its sign: "+1.2 %", "-0.4 %"; "0.0 %" has none. */
export function signedPercent(fraction: number | undefined): string {
  const text = percent(fraction);
  return fraction !== undefined && fraction > 0 && text !== '0.0 %' && text !== NO_FIGURE ? `+${text}` : text;
}

type Bounds = { readonly least: number | undefined; readonly most: number | undefined };

/** What a figure is to be: "at most 5.0 %", "75.0 % to 85.0 %". */
export function boundsText({ least, most }: Bounds): string {
  if (least === undefined) return `at most ${percent(most)}`;
  return most === undefined ? `at least ${percent(least)}` : `${percent(least)} to ${percent(most)}`;
}

/** A share and its interval, in whole percent: "53 % (31 to 74)". */
export function shareText({ value, low, high }: Interval): string {
  if (!Number.isFinite(value)) return NO_FIGURE;
  return `${whole(value)} % (${whole(low)} to ${whole(high)})`;
}

/** An error and its interval in percent, one decimal: "5.1 % (3.9 to 6.2)". */
export function intervalText({ value, low, high }: Interval): string {
  if (!Number.isFinite(value)) return NO_FIGURE;
  return `${percent(value)} (${boundText(low)} to ${boundText(high)})`;
}

/** The same with the sign of the value and both ends. */
export function signedIntervalText({ value, low, high }: Interval): string {
  if (!Number.isFinite(value)) return NO_FIGURE;
  return `${signedPercent(value)} (${tenths(low * 100)} to ${tenths(high * 100)})`;
}

function boundText(fraction: number): string {
  return Number.isFinite(fraction) ? tenths(fraction * 100) : 'no figure';
}

function whole(fraction: number): string {
  return String(Math.round(fraction * 100));
}

function tenths(value: number): string {
  const text = value.toFixed(1);
  return text === '-0.0' ? '0.0' : text;
}

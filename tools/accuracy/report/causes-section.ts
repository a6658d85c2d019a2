import { median } from '../../statistics/quantiles.ts';
import { CAUSES, type Cause } from '../causes.ts';
import { absoluteError, signedError } from '../error-statistics.ts';
import type { ExplainedLeg, Findings } from '../findings.ts';
import { flightText } from './leg-text.ts';
import { loadFactorSection } from './load-factor-section.ts';
import { blocks, markdownTable } from './markdown.ts';
import { percent, signedPercent } from './numbers.ts';

const WORST = 10;

/** The worst legs with what could explain them, the legs by cause, and those without an estimate. */
export function causesSection({ legs }: Findings): string {
  const missing = legs.filter(({ result }) => result.kind === 'unavailable');
  return blocks(
    '## Where the error comes from',
    `Per flight one input is changed at a time until our figure is the published one. Where another layout of the carrier’s type, winglets, the cargo of the distance band, a load factor of 0.845
or another type of the carrier’s brings it within 1 % and the rounding of the published figure, the nearest is named; else a load factor or cargo share within what carriers report; else
seats that are in no table. It is what could explain the difference, not what was found to.`,
    causeTable(legs),
    '![Error by cause](images/accuracy-causes.svg)',
    loadFactorSection(legs),
    `### The ${WORST} worst`,
    `The columns after the error say what each input would have to be, alone: fuel as a factor on ours, capacity in economy seats beside the
one used, cargo’s share of the payload, load factor. Published figures: Travel Impact Model, CC BY-SA 4.0.`,
    worstTable(legs.filter(({ kg }) => kg.ours !== undefined)),
    '### Without an estimate',
    missing.length === 0 ? 'None.' : markdownTable(['flight', 'aircraft named', 'reason'], missing.map(missingRow)),
  );
}

function causeTable(legs: readonly ExplainedLeg[]): string {
  const rows = (Object.keys(CAUSES) as Cause[]).map((cause) => {
    const own = legs.filter(({ explanation }) => explanation.cause === cause);
    return [CAUSES[cause], String(own.length), percent(median(own.map(absoluteError)))];
  });
  return markdownTable(['could be explained by', 'flights', 'median error'], rows, [1, 2]);
}

function worstTable(legs: readonly ExplainedLeg[]): string {
  const worst = legs.toSorted((a, b) => absoluteError(b) - absoluteError(a)).slice(0, WORST);
  return markdownTable(
    [
      'flight',
      'named / used',
      'published',
      'ours',
      'error',
      'fuel ×',
      'capacity',
      'cargo',
      'load',
      'could be',
      'nearest',
    ],
    worst.map(worstRow),
    [2, 3, 4, 5, 6, 7, 8],
  );
}

function worstRow(leg: ExplainedLeg): string[] {
  const { result, publishedKg, kg, explanation } = leg;
  const { needed, nearest, cause } = explanation;
  const error = kg.ours === undefined ? undefined : signedError(kg.ours, publishedKg);
  const used = result.kind === 'estimated' ? result.aircraft.icaoAircraftType : '–';
  return [
    flightText(leg),
    `${leg.leg.aircraft_name || 'none'} / ${used}`,
    `${publishedKg.toFixed(0)} kg`,
    `${kg.ours?.toFixed(0) ?? '–'} kg`,
    signedPercent(error),
    needed?.fuelFactor.toFixed(2) ?? '–',
    needed ? `${needed.equivalentCapacity.toFixed(0)} for ${needed.usedCapacity.toFixed(0)}` : '–',
    percent(needed?.cargoMassFraction),
    percent(needed?.passengerLoadFactor),
    CAUSES[cause],
    nearest ? `${nearest.name}: ${signedPercent(nearest.error)}` : '–',
  ];
}

function missingRow(leg: ExplainedLeg): string[] {
  const { result } = leg;
  const reason = result.kind === 'unavailable' ? `${result.reason} (${result.field} ${result.value})` : '';
  return [flightText(leg), leg.leg.aircraft_name || 'none', reason];
}

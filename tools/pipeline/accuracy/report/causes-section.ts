import { flightText, usedType } from '../ask-figures.ts';
import { CAUSES, type ExplainedFigure } from '../causes.ts';
import { signedError, worstFirst } from '../error-statistics.ts';
import type { ErrorParts, Given } from '../error-parts.ts';
import type { Findings } from '../findings.ts';
import { oncePer } from '../once-per.ts';
import { ERROR_COLUMNS, errorCells } from './errors-section.ts';
import { blocks, markdownTable } from './markdown.ts';
import { intervalText, percent, signedIntervalText, signedPercent } from './numbers.ts';
import { otherInputText } from '../other-input.ts';

const WORST = 20;

/** The economy figures by what could explain their errors, the worst, and those without an estimate. */
export function causesSection({ economy, groups, errorParts }: Findings): string {
  const missing = oncePer(
    economy.filter(({ result }) => result.kind === 'unavailable'),
    flightText,
  );
  return blocks(
    '## Where the error comes from',
    `Economy with nothing given. Where the type our figure rests on is not the one published, that is the cause. Else one input is changed
at a time until our figure is the published one: where another layout of the carrier’s type, winglets, the cargo of the distance band, a load factor
of 0.845 or another type of the family’s brings it within 1 % and the rounding of the published figure, the nearest is named; else a load
factor or cargo share within what carriers report; else seats that are in no table. It is what could explain the difference, not what was found to.`,
    markdownTable(
      ['could be explained by', ...ERROR_COLUMNS],
      groups.cause.map(({ name, statistics }) => [name, ...errorCells(statistics)]),
      [1, 2],
    ),
    '### What each input is worth',
    partsText(errorParts),
    `### The ${WORST} worst`,
    `One figure of each flight. The columns after the error say what each input would have to be, alone: fuel as a factor on ours, capacity
in economy seats beside the one used, cargo’s share of the payload, load factor. Published figures: Travel Impact Model, CC BY-SA 4.0.`,
    worstTable(economy),
    '### Without an estimate',
    missing.length === 0 ? 'None.' : markdownTable(['flight', 'aircraft named', 'reason'], missing.map(missingRow)),
  );
}

const GIVEN_WORDS: Readonly<Record<Given, string>> = {
  nothing: 'nothing',
  type: 'the type, as published',
  load: 'the load: what the carrier’s figures on other routes have in common',
  seats: 'the seats: what those of its type on other routes have in common',
  fuel: 'the fuel: what other carriers’ figures of the type have in common',
};

function partsText({ figures, parts, left }: ErrorParts): string {
  return blocks(
    `The ${figures} economy figures whose name is one type’s. One input after the other is given as published figures tell it: the type by its name,
and, since loads, seats and fuel are not published, what the errors of figures that share the input have in common, none of them of the same route. A
share is the part of the squared error with nothing given that the input takes away; below zero it adds some, because what the others have in common
is not this flight’s. ${percent(left.value)} (${percent(left.low)} to ${percent(left.high)}) is left: loads and cabins of single routes, and what no other figure tells.`,
    markdownTable(
      ['given, one after the other', 'told', 'median error', 'share of the squared error'],
      parts.map(({ given, told, medianAbsolute, share }) => [
        GIVEN_WORDS[given],
        String(told),
        intervalText(medianAbsolute),
        given === 'nothing' ? '' : signedIntervalText(share),
      ]),
      [1, 2, 3],
    ),
  );
}

function worstTable(figures: readonly ExplainedFigure[]): string {
  const falling = worstFirst(figures.filter(({ ourKg }) => ourKg !== undefined));
  const columns = ['flight', 'named / used', 'published', 'ours', 'error', 'fuel ×', 'capacity', 'cargo', 'load'];
  return markdownTable(
    [...columns, 'could be', 'nearest'],
    oncePer(falling, flightText).slice(0, WORST).map(worstRow),
    [2, 3, 4, 5, 6, 7, 8],
  );
}

function worstRow(figure: ExplainedFigure): string[] {
  const { published, result, publishedKg, ourKg, explanation } = figure;
  const { needed, nearest, cause } = explanation;
  return [
    flightText(figure),
    `${published.aircraft_name || 'none'} / ${usedType(result) ?? '–'}`,
    `${publishedKg.toFixed(0)} kg`,
    `${ourKg?.toFixed(0) ?? '–'} kg`,
    signedPercent(ourKg === undefined ? undefined : signedError(ourKg, publishedKg)),
    needed?.fuelFactor.toFixed(2) ?? '–',
    needed ? `${needed.equivalentCapacity.toFixed(0)} for ${needed.usedCapacity.toFixed(0)}` : '–',
    percent(needed?.cargoMassFraction),
    percent(needed?.passengerLoadFactor),
    CAUSES[cause],
    nearest ? `${otherInputText(nearest.input)}: ${signedPercent(nearest.error)}` : '–',
  ];
}

function missingRow(figure: ExplainedFigure): string[] {
  const { published, result } = figure;
  const reason = result.kind === 'unavailable' ? `${result.reason} (${result.field} ${result.value})` : '';
  return [flightText(figure), published.aircraft_name || 'none', reason];
}

/** What a result states of itself in words, row by row, for those who have to show it (docs/decisions/0090). */

import { formatNumber, formatPercent, formatWhole, withUnit } from '@tim/format';
import { fill } from '@tim/languages';
import type { WorkingQuantity } from '@tim/messages';
import { ownExplanations, ownWords, readQuantityName } from '@tim/words';
import { SHARE } from './texts.ts';
import { AIRPORT_DEFAULT } from '../../shared/airport-default.ts';
import { JOIN } from '../../shared/join.ts';
import { CONTRAILS, SCOPE } from '../../shared/texts.ts';
import { CABIN_NAMES } from '../../shared/cabin-names.ts';
import { attributionRows } from '../tables/attribution-rows.ts';
import type { Note } from '../notes/note.ts';
import type { Figures } from '../headline/chart-places.ts';
import { HEADLINE } from '../headline/texts.ts';
import { rangeRows } from '../facts/uncertainty-words.ts';
import { namedWords } from '../../shared/named-words.ts';
import { aircraftWords, versionWords } from '../facts/facts-words.ts';
import type { ResultFacts } from '../facts/result-facts.ts';
import { statedItems, type QuotedItem, type ResultItem } from '../facts/stated.ts';
import { quotedText } from '../facts/stated-words.ts';
import { quotedDate } from '../facts/subject-words.ts';

const STATEMENT = SHARE.statement;

type Item = QuotedItem | ResultItem;
const CATEGORY_WORDS: Readonly<Record<string, string>> = ownExplanations.categories;

/** In the order in which they are asked for: what, how much of it, by which method, from which data, by whom. */
const ORDER = [
  'metric',
  'counted',
  'notCounted',
  'fuel',
  'perKilometre',
  'chain',
  'airports',
  'contrails',
  'range',
  'aircraft',
  'method',
  'dataDate',
  'inputs',
  'measured',
  'missing',
  'checked',
  'computed',
  'licence',
] as const satisfies readonly Item['code'][];

/** A row, and which item it states. */
export type StatementRow = Note & { readonly code: (typeof ORDER)[number] };

export function statementRows(facts: ResultFacts): readonly StatementRow[] {
  const items = statedItems(facts);
  return ORDER.flatMap((code) => {
    const item = items.find((one) => one.code === code);
    const text = item && statementText(item);
    return text ? [{ code, label: STATEMENT.labels[code], text: JOIN.sentence(text) }] : [];
  });
}

function statementText(item: Item): string | undefined {
  switch (item.code) {
    case 'metric':
      return item.isLabel ? STATEMENT.labelMetric : STATEMENT.metric;
    case 'fuel':
      return item.isLabel
        ? fill(STATEMENT.labelFuel, { percent: withUnit(formatPercent(item.sustainableFraction), '%') })
        : STATEMENT.fuel;
    case 'perKilometre': {
      const grams = item.gramsPerKilometre.map(
        ([cabin, perKilometre]) => `${CABIN_NAMES[cabin]} ${perKilometre ?? HEADLINE.missing}`,
      );
      const km = formatWhole(item.greatCircleDistanceKm);
      return fill(STATEMENT.perKilometre, { grams: JOIN.clauses(grams), km });
    }
    case 'chain':
      return chainText(item);
    case 'airports':
      return airportsText(item.isFlight);
    case 'contrails':
      return item.risk === undefined
        ? STATEMENT.noContrails
        : fill(STATEMENT.contrails, { risk: CONTRAILS.inText[item.risk] });
    case 'range':
      return rangeText(item.figures);
    case 'aircraft':
      return aircraftWords(item);
    case 'method':
      return JOIN.sentences([JOIN.sentence(versionWords(item)), STATEMENT.method]);
    case 'dataDate':
      return dataText(quotedDate(item.on), item.dataHash);
    case 'inputs':
      return inputsText(item);
    case 'measured':
      return item.isLabel ? JOIN.sentences([STATEMENT.labelShare, SCOPE.labelUse]) : STATEMENT.measured;
    case 'missing':
    case 'checked':
      return STATEMENT[item.code];
    default:
      return quotedText(item);
  }
}

function chainText({ origin, destination, isFlight, greatCircleDistanceKm: km }: Extract<Item, { code: 'chain' }>) {
  const [from, to] = [namedWords(origin), namedWords(destination)];
  const way = isFlight ? STATEMENT.flightBetween : STATEMENT.wayBetween;
  return JOIN.sentences([
    JOIN.sentence(JOIN.clauses([from, way, to])),
    km === undefined ? STATEMENT.noPassengerKilometres : fill(STATEMENT.passengerKilometres, { km: formatWhole(km) }),
  ]);
}

/** The day of the data, and the tables where the answer names them. */
function dataText(date: string, dataHash: string | undefined): string {
  return dataHash === undefined ? date : fill(STATEMENT.dataOf, { date, dataHash });
}

const kilogramsText = (kg: number): string => withUnit(formatNumber(kg, 2), 'kg');

function airportsText(isFlight: boolean): string {
  const { kgCo2ePerPassenger, source } = AIRPORT_DEFAULT;
  const [each, both] = [kilogramsText(kgCo2ePerPassenger), kilogramsText(2 * kgCo2ePerPassenger)];
  return JOIN.sentences([
    isFlight ? fill(STATEMENT.bothAirports, { each, both }) : fill(STATEMENT.eachAirport, { each }),
    fill(STATEMENT.airportSource, { source }),
  ]);
}

function rangeText(figures: Figures): string {
  if (figures.range === undefined) return STATEMENT.noRange;
  const cabins = rangeRows(figures).map(({ cabin, lowest, highest }) =>
    fill(STATEMENT.cabinRange, { cabin, low: formatWhole(lowest), high: withUnit(formatWhole(highest), 'kg') }),
  );
  return JOIN.sentence(JOIN.items([JOIN.clauses(cabins), SCOPE.rangeMeaning]));
}

/**
 * "Primary data (ISO 14083): seats, share of the seats that are taken (in part)." Where each comes from stands in the working. What is
 * of one kind for some flights and of another for others is "in part" of each.
 */
function inputsText({ ofCategory, cited }: Extract<ResultItem, { code: 'inputs' }>): string {
  if (cited) return JOIN.sentences(citedInputs(cited));
  const named = ofCategory.map(([category, inputs]) => [category, new Set(inputs.map(inputName))] as const);
  const isPart = (name: string) => named.filter(([, names]) => names.has(name)).length > 1;
  const texts = named.map(([category, inputs]) => {
    const names = JOIN.clauses([...inputs].map((name) => (isPart(name) ? fill(STATEMENT.inPart, { name }) : name)));
    const values = { category: CATEGORY_WORDS[category] ?? category, names, smallNames: names.toLowerCase() };
    return JOIN.sentence(fill(STATEMENT.inputs, values));
  });
  return JOIN.sentences([...texts, STATEMENT.sources]);
}

function inputName({ code, name }: WorkingQuantity): string {
  const known = readQuantityName(code);
  return known ? ownWords.kind(known.kind) : name;
}

function citedInputs({
  source,
  inputs,
}: NonNullable<Extract<ResultItem, { code: 'inputs' }>['cited']>): readonly string[] {
  return attributionRows(source, inputs).map(({ dataType, sources, edition }) => {
    const text = JOIN.clauses(sources.map((one) => one.text));
    return `${JOIN.labelled(dataType, text)}${edition === undefined ? '' : ` (${edition})`}.`;
  });
}

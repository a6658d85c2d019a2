import { axisEndKg, formatWhole, roundRange, roundTo, type RoundedRange } from '@tim/format';
import { fill, joined } from '@tim/languages';
import type { Figure, Unit } from './figure.ts';
import type { FigureLocale, FigureTexts } from './figure-locale.ts';

/** Where things stand on an axis from zero, as shares of it, 0 to 1. */
export type FigureBar = {
  readonly low: number;
  readonly high: number;
  readonly figure: number;
  readonly typical: number | undefined;
  /** What stands at its end, and at the mark of what is typical. */
  readonly end: string;
  readonly typicalMark: string | undefined;
};

/** One figure in words, rounded as far as its range supports. */
export type FigureWords = {
  /** What it is of: "LX 52, Zurich (ZRH) to Boston (BOS), 2027-01-10". */
  readonly subject: string;
  /** "LX 52 ZRH–BOS". */
  readonly shortSubject: string;
  /** "About 350 kg CO2e". */
  readonly figure: string;
  /** "per passenger in economy, one way". */
  readonly per: string;
  /** "between 285 and 425 kg"; '' without a range. */
  readonly range: string;
  readonly comparison: string;
  /** Whose figure it is, by which method. */
  readonly computed: string;
  /** The same in little room: "open engine 0.7.0". */
  readonly computedShort: string;
  readonly bar: FigureBar;
};

const PER_KG: Readonly<Record<Unit, number>> = { g: 1000, kg: 1, t: 0.001 };

/** The words of a figure. */
export function figureWords(figure: Figure, locale: FigureLocale): FigureWords {
  const { texts } = locale;
  const inKg = (amount: number) => amount / PER_KG[figure.unit];
  const whole = (kg: number) => formatWhole(kg).replaceAll(',', locale.thousands);
  const inWords = (kg: number) => fill(texts.kilograms, { amount: whole(kg) });
  const { co2ePerPassenger, low, high, typicalOfRoute, computedBy } = figure;
  const hasRange = low !== undefined && high !== undefined;
  const rounded = hasRange
    ? roundRange(inKg(co2ePerPassenger), inKg(low), inKg(high))
    : roundRange(inKg(co2ePerPassenger));
  const { kg, stepKg } = rounded;
  const [lowKg, highKg] = [rounded.lowKg ?? kg, rounded.highKg ?? kg];
  const usualKg = typicalOfRoute === undefined ? undefined : roundTo(inKg(typicalOfRoute), stepKg);
  const endKg = axisEndKg(Math.max(1, kg, highKg, usualKg ?? 0));
  return {
    subject: subjectWords(figure, locale),
    shortSubject: [flightCode(figure), `${figure.origin}–${figure.destination}`].filter(Boolean).join(' '),
    figure: fill(computedBy === 'label' ? texts.stated : texts.about, { kg: inWords(kg) }),
    per: fill(texts.per, { cabin: texts.cabins[figure.cabin] }),
    range: hasRange ? fill(texts.between, { low: whole(lowKg), high: inWords(highKg) }) : '',
    comparison: comparisonWords(figure, rounded, usualKg, texts, inWords),
    computed: computedWords(figure, locale),
    computedShort: [texts.computedShort[computedBy], figure.engineVersion].filter(Boolean).join(' '),
    bar: {
      low: lowKg / endKg,
      high: highKg / endKg,
      figure: kg / endKg,
      typical: usualKg === undefined ? undefined : usualKg / endKg,
      end: inWords(endKg),
      typicalMark: usualKg === undefined ? undefined : fill(texts.typicalMark, { kg: inWords(usualKg) }),
    },
  };
}

function flightCode({ operatingCarrierCode, flightNumber }: Figure): string {
  return operatingCarrierCode === undefined ? '' : `${operatingCarrierCode} ${flightNumber ?? ''}`;
}

/** The day of departure; undefined of what is typical. */
export function dayOf({ departureDate }: Figure, { day }: FigureLocale): string | undefined {
  return departureDate === undefined ? undefined : day(departureDate);
}

function subjectWords(figure: Figure, locale: FigureLocale): string {
  const { texts } = locale;
  const { origin, originName, destination, destinationName } = figure;
  const placeWords = (code: string, name: string | undefined) =>
    name === undefined ? code : fill(texts.named, { name, code });
  const route = fill(texts.fromTo, {
    origin: placeWords(origin, originName),
    destination: placeWords(destination, destinationName),
  });
  const flight = flightCode(figure);
  return flight === ''
    ? fill(texts.typicalOf, { route })
    : joined(texts.clauses, [flight, route, dayOf(figure, locale) ?? '']);
}

function comparisonWords(
  { operatingCarrierCode, co2ePerPassenger, typicalOfRoute, directFlights, unit }: Figure,
  { kg, stepKg }: Pick<RoundedRange, 'kg' | 'stepKg'>,
  usualKg: number | undefined,
  texts: FigureTexts,
  inWords: (kg: number) => string,
): string {
  if (operatingCarrierCode === undefined) {
    if (directFlights === undefined) return texts.ofRoute;
    return fill(texts.withConnections, { direct: inWords(roundTo(directFlights / PER_KG[unit], stepKg)) });
  }
  if (typicalOfRoute === undefined || usualKg === undefined) return '';
  const percent = Math.round((co2ePerPassenger / typicalOfRoute - 1) * 100);
  if (percent === 0 || kg === usualKg) return fill(texts.asMuch, { usual: inWords(usualKg) });
  return fill(percent < 0 ? texts.less : texts.more, { percent: Math.abs(percent), usual: inWords(usualKg) });
}

function computedWords(
  { computedBy, modelVersion, dataDate, engineVersion }: Figure,
  { texts, day }: FigureLocale,
): string {
  if (computedBy === 'label') return texts.computedBy.label;
  const versions = joined(texts.versionList, [
    fill(texts.method, { version: modelVersion, date: day(dataDate) }),
    engineVersion ? fill(texts.engine, { version: engineVersion }) : '',
  ]);
  return fill(texts.versions, { computedBy: texts.computedBy[computedBy], versions });
}

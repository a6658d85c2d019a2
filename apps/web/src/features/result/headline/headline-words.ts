/** What a result's headline says and draws. The page's loader and the application write it with the same functions. */

import { CABIN_CLASSES, type CabinClass } from '@tim/engine';
import { axisEndKg, formatWhole, type KilogramsPerPassenger, roundingFor, roundTo } from '@tim/format';
import { Source, type WorkingStep } from '@tim/messages';
import type { FlightFigures, TypicalFigures } from '../../../shared/api/answers.ts';
import { CABIN_NAMES } from '../cabin-names.ts';
import { RESULTS } from '../texts.ts';
import { isComparable } from '../beside-typical.ts';
import { BASIS_WORDS } from '../aircraft-basis.ts';
import { kilogramsText } from '../kilograms-text.ts';
import { isOfKind, valueOf } from '../quantities.ts';
import { chartEndKg, chartPlaces, percent, type Figures, type Missing } from './chart-places.ts';
import { inAYearText } from './yearly-share.ts';

type CabinSlot = `${'value' | 'note'}-${CabinClass}`;
/** The places for text, in the order in which they stand. */
export type Slot =
  | 'subject'
  | 'aircraft'
  | 'figure'
  | 'per'
  | 'thereAndBack'
  | 'comparison'
  | 'inAYear'
  | 'spoken'
  | 'typical'
  | 'axisEnd'
  | 'chartEnd'
  | CabinSlot;

export type Headline = {
  /** The cabin it is about. */
  readonly cabin: CabinClass;
  /** Whether there are figures yet. */
  readonly isAnswered: boolean;
  readonly texts: Readonly<Partial<Record<Slot, string>>>;
  /** Variables of the drawing: shares of its axis, as percentages. */
  readonly places: Readonly<Record<`--${string}`, string>>;
};

/** Before there is an answer: what it will be about, nothing while that is not known either, and the cabin chosen. */
export function unansweredHeadline(subject = '', cabin: CabinClass = 'economy'): Headline {
  return { cabin, isAnswered: false, texts: { subject }, places: {} };
}

type Answers = {
  /** Which flight or route is asked about. */
  readonly subject: string;
  readonly flight?: FlightFigures | undefined;
  readonly typical?: TypicalFigures | undefined;
  /** The one to show; without one, the first that has a figure. */
  readonly cabin?: CabinClass | undefined;
};

/** A flight's headline, once its figures are known. What is typical of its way may come later, or not at all. */
export function flightHeadline({ subject, flight, typical, cabin }: Answers): Headline {
  if (flight === undefined) return unansweredHeadline(subject, cabin);
  const missing = missingCabins(flight);
  const shown = shownCabin(flight.wellToWakeKg, missing, cabin);
  const figure = missing.has(shown) ? NO_FIGURE : figureOf(flight, shown);
  const isBeside = typical !== undefined && isComparable(flight, typical);
  const usual = isBeside && !missing.has(shown) ? typical.wellToWakeKg[shown] : undefined;
  const ways = usual === undefined ? '' : waysText(typical);
  return {
    cabin: shown,
    isAnswered: true,
    texts: {
      subject,
      aircraft: aircraftText(flight),
      ...figureTexts(figure, shown, flight.source === Source.EASA, missing),
      ...cabinTexts(flight, missing),
      ...besideTexts(figure, 'this flight', usual, ways),
      axisEnd: kilogramsText(endOf(figure, usual)),
      chartEnd: kilogramsText(chartEndKg(flight, missing)),
    },
    places: {
      ...placesOf(figure, usual),
      ...chartPlaces(flight, missing, isBeside ? typical.wellToWakeKg : {}),
    },
  };
}

/** A route's headline: the typical figure is the figure itself. */
export function routeHeadline({ subject, typical, cabin }: Answers): Headline {
  if (typical === undefined) return unansweredHeadline(subject, cabin);
  const shown = shownCabin(typical.wellToWakeKg, NONE_MISSING, cabin);
  const figure = figureOf(typical, shown);
  const ways = waysText(typical);
  return {
    cabin: shown,
    isAnswered: true,
    texts: {
      subject,
      ...figureTexts(figure, shown, false, NONE_MISSING),
      ...cabinTexts(typical, NONE_MISSING),
      ...besideTexts(figure, RESULTS.headline.typicalOfRoute, undefined, ways),
      axisEnd: kilogramsText(endOf(figure)),
      chartEnd: kilogramsText(chartEndKg(typical, NONE_MISSING)),
      comparison: RESULTS.headline.half(ways),
    },
    places: { ...placesOf(figure, undefined), ...chartPlaces(typical, NONE_MISSING, {}) },
  };
}

const NONE_MISSING: Missing = new Set();

/** Told by the answer, or by the seats that its working counts. */
function missingCabins({ message, working }: FlightFigures): Missing {
  const seats = seatsByCabin(working?.steps);
  return new Set([...message.missingCabins, ...CABIN_CLASSES.filter((cabin) => seats[cabin] === 0)]);
}

function shownCabin(wellToWakeKg: KilogramsPerPassenger, missing: Missing, cabin: CabinClass | undefined): CabinClass {
  return cabin ?? CABIN_CLASSES.find((one) => !missing.has(one) && (wellToWakeKg[one] ?? 0) > 0) ?? 'economy';
}

/** A cabin's figure as written; without a range, low and high are undefined. */
type Figure = {
  readonly kg: number | undefined;
  readonly lowKg: number | undefined;
  readonly highKg: number | undefined;
  readonly stepKg: number;
};

const NO_FIGURE: Figure = { kg: undefined, lowKg: undefined, highKg: undefined, stepKg: 1 };

function figureOf({ wellToWakeKg, range }: Figures, cabin: CabinClass): Figure {
  const [kg, low, high] = [wellToWakeKg[cabin], range?.lowKg[cabin], range?.highKg[cabin]];
  if (!kg) return NO_FIGURE;
  if (low === undefined || high === undefined) {
    return { kg: Math.round(kg), lowKg: undefined, highKg: undefined, stepKg: 1 };
  }
  const { figureStepKg, boundStepKg } = roundingFor(kg, high - low);
  return {
    kg: roundTo(kg, figureStepKg),
    // Outwards, so that the range holds what it says.
    lowKg: Math.floor(low / boundStepKg) * boundStepKg,
    highKg: Math.ceil(high / boundStepKg) * boundStepKg,
    stepKg: figureStepKg,
  };
}

function figureTexts({ kg, lowKg, highKg }: Figure, cabin: CabinClass, isStated: boolean, missing: Missing) {
  const inCabin = RESULTS.headline.inCabin(CABIN_NAMES[cabin].toLowerCase());
  if (missing.has(cabin)) return { figure: RESULTS.headline.missing, per: RESULTS.headline.perMissing(inCabin) };
  if (kg === undefined) return { figure: RESULTS.headline.noFigureAtAll, per: inCabin };
  const figure = (isStated ? RESULTS.headline.figure : RESULTS.headline.about)(kilogramsText(kg));
  const between =
    lowKg === undefined || highKg === undefined
      ? ''
      : RESULTS.headline.between(formatWhole(lowKg), kilogramsText(highKg));
  return {
    figure,
    per: RESULTS.headline.per(inCabin, isStated ? RESULTS.headline.asStated : between),
    thereAndBack: RESULTS.headline.thereAndBack(kilogramsText(2 * kg)),
    inAYear: inAYearText(kg),
  };
}

function besideTexts({ kg, lowKg, highKg, stepKg }: Figure, what: string, usual: number | undefined, ways: string) {
  if (kg === undefined) return {};
  const range =
    lowKg === undefined || highKg === undefined ? '' : RESULTS.headline.between(String(lowKg), String(highKg));
  const own = RESULTS.headline.onBar(what, kg, range);
  if (!usual) return { spoken: RESULTS.headline.spoken(own) };
  const usualKg = roundTo(usual, stepKg);
  const apart = kg - usualKg;
  const comparison =
    apart === 0
      ? RESULTS.headline.asMuch(ways, kilogramsText(usualKg))
      : (apart < 0 ? RESULTS.headline.less : RESULTS.headline.more)(
          kilogramsText(Math.abs(apart)),
          ways,
          kilogramsText(usualKg),
        );
  return {
    comparison,
    typical: RESULTS.headline.typical(kilogramsText(usualKg)),
    spoken: RESULTS.headline.spokenWithTypical(own, usualKg),
  };
}

/** What a typical figure is of, with the number of ways where the answer has them. */
function waysText(typical: TypicalFigures | undefined): string {
  const steps = typical?.working?.steps ?? [];
  const inputs = steps.find(({ key }) => key === 'weightedMedian')?.inputs ?? [];
  const ways = inputs.filter((input) => isOfKind(input, 'route-grams')).length;
  return ways > 1 ? RESULTS.headline.middleOf(ways) : RESULTS.headline.ofTrip;
}

function aircraftText({ aircraft, isFlightNumberVerified }: FlightFigures): string {
  const name = aircraft?.name ?? '';
  const basis = aircraft && BASIS_WORDS[aircraft.basis];
  const shown = basis ? `${name}, ${basis}` : name;
  return isFlightNumberVerified === false ? RESULTS.headline.unknownNumber(shown) : shown;
}

type Seats = Readonly<Partial<Record<CabinClass, number>>>;

/** The seats that the working counts; empty where it has none. */
export function seatsByCabin(steps: readonly WorkingStep[] = []): Seats {
  if (!steps.some(({ key, inputs }) => key === 'equivalentCapacity' && inputs.length > 0)) return {};
  return Object.fromEntries(
    CABIN_CLASSES.map((cabin) => [cabin, valueOf(steps, 'equivalentCapacity', 'seats', cabin) ?? 0]),
  );
}

function cabinTexts(figures: Figures, missing: Missing) {
  return Object.fromEntries(
    CABIN_CLASSES.flatMap((cabin) => {
      const { kg } = figureOf(figures, cabin);
      const value = kg === undefined ? RESULTS.headline.noFigure : kilogramsText(kg);
      return [
        [`value-${cabin}`, missing.has(cabin) ? RESULTS.headline.missing : value],
        [`note-${cabin}`, missing.has(cabin) ? RESULTS.headline.notOnBoard : ''],
      ];
    }),
  ) as Record<CabinSlot, string>;
}

/** Where the axis of a figure ends, which begins at zero. */
function endOf({ kg = 0, highKg = 0 }: Figure, usual = 0): number {
  return axisEndKg(Math.max(1, kg, highKg, usual));
}

function placesOf({ kg, lowKg, highKg }: Figure, usual = 0) {
  if (kg === undefined) return {};
  const end = endOf({ kg, lowKg, highKg, stepKg: 1 }, usual);
  return {
    '--low': percent((lowKg ?? kg) / end),
    '--width': percent(((highKg ?? kg) - (lowKg ?? kg)) / end),
    '--figure': percent(kg / end),
    '--typical': percent(usual / end),
    '--mark': usual > 0 ? '2px' : '0px',
    // The label ends at its mark, or begins there where there is no room before it.
    '--shift': usual > end / 2 ? '-100%' : '0%',
  };
}

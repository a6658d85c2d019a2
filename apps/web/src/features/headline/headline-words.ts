/** What a result's headline says and draws. The page's loader and the application write it with the same functions. */

import { CABIN_CLASSES, type CabinClass } from '@tim/engine';
import { formatWhole, roundTo, type KilogramsPerPassenger } from '@tim/format';
import { cabinsOf, USUAL_QUESTION, type Question } from '@tim/itinerary';
import { fill, joined, type Message } from '@tim/languages';
import { Source } from '@tim/messages';
import type { FlightFigures, TypicalFigures } from '../../shared/api/answers.ts';
import { CABINS_IN_TEXT } from '../../shared/cabin-names.ts';
import { JOIN } from '../../shared/join.ts';
import { NOTES } from '../notes/texts.ts';
import { HEADLINE } from './texts.ts';
import { comparedText, isComparable } from './beside-typical.ts';
import { closedTexts } from '../../shared/api/answer-sentences.ts';
import { BASIS_WORDS } from '../notes/aircraft-basis.ts';
import { contrailsRowLabel } from '../../shared/contrails-row.ts';
import { unverifiedText } from '../notes/unverified-text.ts';
import { kilogramsText } from '../../shared/kilograms-text.ts';
import {
  figureOf,
  isMissingAny,
  isUsual,
  NO_FIGURE,
  oneIn,
  sharesOf,
  sumOf,
  type Asked,
  type Figure,
  type Shares,
} from './asked-figure.ts';
import { askedText, journeyText, peopleText } from '../question/asked-words.ts';
import { cabinTexts, type CabinSlot } from './cabin-texts.ts';
import { directFirst } from './direct-first.ts';
import { chartEndKg, drawingOf, endOf, type Bar, type Figures, type Missing } from './chart-places.ts';
import { inAYearText, journeysOf, yearWidth, type Journeys } from './yearly-share.ts';
import { rareCabinTexts } from './rare-cabin-texts.ts';

/** The places for text, in the order in which they stand. */
export type Slot =
  | 'subject'
  | 'asked'
  | 'warning'
  | 'aircraft'
  | 'figure'
  | 'per'
  /** The same without the range: in the page's title alone. */
  | 'forWhom'
  | 'thereAndBack'
  | 'comparison'
  | 'inAYear'
  | 'contrails'
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
  /** What is put beside a year's emissions; undefined without a figure. */
  readonly journeys?: Journeys | undefined;
  /** Where its parts are drawn; undefined where there is no figure. */
  readonly bar?: Bar | undefined;
  /** Variables of the drawing: shares of its axis, as percentages. */
  readonly places: Readonly<Record<`--${string}`, string>>;
};

/** Before there is an answer: what it will be about, nothing while that is not known either, and the cabin chosen. */
export function unansweredHeadline(subject = '', question: Question = USUAL_QUESTION): Headline {
  const cabin = question.cabin ?? 'economy';
  return {
    cabin,
    isAnswered: false,
    texts: { subject, asked: subject === '' ? '' : askedText(question, cabin) },
    places: {},
  };
}

type Answers = {
  /** Which flight or route is asked about. */
  readonly subject: string;
  readonly flight?: FlightFigures | undefined;
  readonly typical?: TypicalFigures | undefined;
  /** The cabin to show, or without one the first that has a figure; who fly, and whether back as well. */
  readonly question?: Question | undefined;
  /** What the one airline is called whose flights are listed, where it may be none of the answer's. */
  readonly airlineName?: string | undefined;
};

/** A flight's headline, once its figures are known. What is typical of its way may come later, or not at all. */
export function flightHeadline(answers: Answers): Headline {
  const { subject, flight, typical, question = USUAL_QUESTION } = answers;
  if (flight === undefined) return unansweredHeadline(subject, question);
  const missing: Missing = new Set(flight.message.missingCabins);
  const cabin = shownCabin(flight.wellToWakeKg, missing, question);
  const shares = sharesOf(question, cabin);
  const figure = isMissingAny(missing, shares) ? NO_FIGURE : figureOf(flight, shares);
  const beside = typical && isComparable(flight, typical) ? typical : undefined;
  const own = sumOf(flight.wellToWakeKg, shares);
  const usual = figure.kg === undefined ? undefined : sumOf(beside?.wellToWakeKg, shares);
  const isStated = flight.source === Source.EASA;
  const { perMissing } = HEADLINE;
  const headline: Headline = {
    cabin,
    isAnswered: true,
    texts: {
      subject,
      asked: askedText(question, cabin, answers.airlineName ?? flight.message.carrierNames[question.airline]),
      warning: warningText(flight),
      contrails: contrailsText(flight),
      aircraft: aircraftText(flight),
      ...figureTexts(flight, { figure, shares, asked: question, cabin, missing, perMissing, isStated }),
      ...cabinTexts(flight, missing),
      ...besideTexts(figure, HEADLINE.thisFlight, usual),
      ...(beside &&
        own !== undefined &&
        usual !== undefined && { comparison: comparedText(figure, own, usual, waysText(beside)) }),
      chartEnd: kilogramsText(chartEndKg(flight, missing)),
    },
    ...drawingOf(flight, missing, figure, usual, beside?.wellToWakeKg),
  };
  return besideAYear(headline, figure.kg === undefined ? undefined : journeysOf(flight, question, cabin));
}

/** A route's headline: the figure of its direct flights, and of a cabin that none of them has the typical figure. */
export function routeHeadline(answers: Answers): Headline {
  const { subject, typical, question = USUAL_QUESTION } = answers;
  if (typical === undefined) return unansweredHeadline(subject, question);
  const shown = directFirst(typical);
  const missing: Missing = new Set(shown.missingCabins);
  const cabin = shownCabin(shown.wellToWakeKg, missing, question);
  const shares = sharesOf(question, cabin);
  const isMissing = isMissingAny(missing, shares);
  const figure = isMissing ? NO_FIGURE : figureOf(shown, shares);
  const isDirect = shares.every(([one]) => shown.direct.has(one));
  const { perMissingOnRoute: perMissing, typicalOfRoute, directFlights } = HEADLINE;
  const headline: Headline = {
    cabin,
    isAnswered: true,
    texts: {
      subject,
      asked: askedText(question, cabin, answers.airlineName ?? typical.message.carrierNames[question.airline]),
      warning: closedText(typical),
      ...figureTexts(shown, { figure, shares, asked: question, cabin, missing, perMissing, isDirect, isStated: false }),
      ...cabinTexts(shown, missing, shown.rareCabins),
      ...besideTexts(figure, isDirect ? directFlights : typicalOfRoute, undefined),
      chartEnd: kilogramsText(chartEndKg(shown, missing)),
      ...(!isMissing && { comparison: isDirect ? connectionsText(typical, shares) : halfText(typical, shares) }),
    },
    ...drawingOf(shown, missing, figure),
  };
  return besideAYear(headline, figure.kg === undefined ? undefined : journeysOf(shown, question, cabin));
}

/** Beside the figure of direct flights: what connections emit, and the model's typical figure, which counts them. */
function connectionsText(typical: TypicalFigures, shares: Shares): string {
  const { oneStop } = typical;
  if (oneStop === undefined) return halfText(typical, shares);
  // Of a cabin that no connection has nothing is said of connections.
  const { lowKg, highKg } = isMissingAny(new Set(oneStop.missingCabins), shares)
    ? NO_FIGURE
    : figureOf(oneStop, shares);
  const { kg } = figureOf(typical, shares);
  return JOIN.sentences([
    ...(lowKg === undefined || highKg === undefined
      ? []
      : [fill(HEADLINE.oneStop, { low: formatWhole(lowKg), high: kilogramsText(highKg) })]),
    ...(kg === undefined ? [] : [fill(HEADLINE.withConnections, { kg: kilogramsText(kg) })]),
  ]);
}

/** What a typical figure means; and where most of its ways have not the cabin that is asked for, that they do not. */
function halfText(typical: TypicalFigures, shares: Shares): string {
  const { waysCount: count = 0 } = typical.message;
  const told = count === 1 ? HEADLINE.onlyWay : count > 1 ? fill(HEADLINE.half, { ways: count }) : HEADLINE.halfOfUsual;
  return JOIN.sentences([told, ...rareCabinTexts(typical.message, shares)]);
}

function shownCabin(wellToWakeKg: KilogramsPerPassenger, missing: Missing, { cabin, people }: Question): CabinClass {
  const [theirs] = people.byCabin ? cabinsOf(people.byCabin) : [];
  const first = CABIN_CLASSES.find((one) => !missing.has(one) && (wellToWakeKg[one] ?? 0) > 0);
  return cabin ?? theirs?.[0] ?? first ?? 'economy';
}

/** What is said of the figure of all who are asked about. */
type Said = {
  readonly figure: Figure;
  readonly shares: Shares;
  readonly asked: Asked;
  readonly cabin: CabinClass;
  readonly missing: Missing;
  /** Why there is none where one of the cabins is missing. */
  readonly perMissing: Message<'inCabin'>;
  /** Whether it is of direct flights alone, of a route. */
  readonly isDirect?: boolean;
  readonly isStated: boolean;
};

function figureTexts(of: Figures, { shares, asked, cabin, missing, perMissing, isDirect, isStated, ...said }: Said) {
  const { kg, lowKg, highKg } = said.figure;
  const { cabinList } = HEADLINE;
  const cabins = shares.filter(([one]) => missing.has(one) || shares.length === 1).map(([one]) => CABINS_IN_TEXT[one]);
  const inCabin = fill(HEADLINE.inCabin, { cabins: joined(cabinList.next, cabins, cabinList.last) });
  if (isMissingAny(missing, shares)) {
    const per = fill(perMissing, { inCabin });
    return { figure: HEADLINE.missing, per, forWhom: per };
  }
  if (kg === undefined) return { figure: HEADLINE.noFigureAtAll, per: inCabin, forWhom: inCabin };
  const figure = fill(isStated ? HEADLINE.figure : HEADLINE.about, { kg: kilogramsText(kg) });
  const between =
    lowKg === undefined || highKg === undefined
      ? ''
      : fill(HEADLINE.between, { low: formatWhole(lowKg), high: kilogramsText(highKg) });
  const eachKg = shares.map(([one]) => [one, figureOf(of, oneIn(one)).kg ?? 0] as const);
  const there = figureOf(of, sharesOf({ ...asked, isReturn: true }, cabin)).kg ?? 0;
  const perWith = (range: string) => {
    const rest = `${isDirect ? HEADLINE.onDirect : ''}${range}`;
    return isUsual(asked)
      ? fill(HEADLINE.per, { inCabin, between: rest })
      : fill(HEADLINE.forAll, {
          people: peopleText(asked.people, cabin),
          journey: journeyText(asked),
          between: rest,
        });
  };
  return {
    figure,
    per: perWith(isStated ? HEADLINE.asStated : between),
    forWhom: perWith(''),
    thereAndBack: isUsual(asked)
      ? fill(HEADLINE.thereAndBack, { kg: kilogramsText(there) })
      : JOIN.sentences([eachText(eachKg), ...(asked.isReturn ? [NOTES.thereAndBackMeaning] : [])]),
  };
}

/** "One person, one way: about 320 kg"; by cabin where there are several. */
function eachText(eachKg: readonly (readonly [CabinClass, number])[]): string {
  const { each, eachFigure, eachInCabin } = HEADLINE;
  const figures = eachKg.map(([cabin, kg]) =>
    eachKg.length > 1
      ? fill(eachInCabin, { cabin: CABINS_IN_TEXT[cabin], kg: kilogramsText(kg) })
      : fill(eachFigure, { kg: kilogramsText(kg) }),
  );
  return fill(each, { figures: JOIN.clauses(figures) });
}

/** A headline with what its figure is of a year's emissions. */
function besideAYear(headline: Headline, journeys: Journeys | undefined): Headline {
  if (journeys === undefined) return headline;
  return {
    ...headline,
    journeys,
    texts: { ...headline.texts, inAYear: inAYearText(journeys) },
    places: { ...headline.places, '--year': yearWidth(journeys) },
  };
}

function besideTexts({ kg, lowKg, highKg, stepKg }: Figure, what: string, usual: number | undefined) {
  if (kg === undefined) return {};
  const range =
    lowKg === undefined || highKg === undefined
      ? ''
      : fill(HEADLINE.between, { low: formatWhole(lowKg), high: formatWhole(highKg) });
  const own = fill(HEADLINE.onBar, { what, kg: formatWhole(kg), between: range });
  const axisEnd = kilogramsText(endOf({ kg, highKg }, usual));
  if (!usual) return { axisEnd, spoken: fill(HEADLINE.spoken, { own }) };
  const usualKg = roundTo(usual, stepKg);
  return {
    axisEnd,
    typical: fill(HEADLINE.typical, { kg: kilogramsText(usualKg) }),
    spoken: fill(HEADLINE.spokenWithTypical, { own, kg: formatWhole(usualKg) }),
  };
}

/** What a typical figure is of, with the number of ways where the answer has them. */
function waysText({ message: { waysCount: ways = 0 } }: TypicalFigures): string {
  return ways > 1 ? fill(HEADLINE.middleOf, { ways }) : HEADLINE.ofTrip;
}

/** Where the figure is of others than the flight that was asked for; before the figure, so that nobody takes it without. */
function warningText(flight: FlightFigures): string {
  const asked = flight.message.flight;
  return flight.isFlightNumberVerified === false && asked ? unverifiedText(asked, flight) : '';
}

/** The same of a route: which of its airports are closed. */
const closedText = ({ message }: TypicalFigures): string => JOIN.sentences(closedTexts(message));

/** That contrails are not in the figure, and how much they may warm; empty where that is not told. */
function contrailsText({ contrailsImpactBucket }: FlightFigures): string {
  const label = contrailsRowLabel(contrailsImpactBucket);
  return label === undefined ? '' : HEADLINE.contrails[label];
}

function aircraftText({ aircraft, isFlightNumberVerified }: FlightFigures): string {
  const name = aircraft?.name ?? '';
  const basis = aircraft && BASIS_WORDS[aircraft.basis];
  const shown = basis ? JOIN.clauses([name, basis]) : name;
  return isFlightNumberVerified === false ? fill(HEADLINE.unknownNumber, { aircraft: shown }) : shown;
}

import { formatDateCard, formatPercent, gramsToKilograms, withUnit } from '@tim/format';
import { fill } from '@tim/languages';
import { AnsweredBy, type AircraftFound, type AircraftUsed, type Market } from '@tim/messages';
import type { FlightFigures, TypicalFigures } from '../../shared/api/answers.ts';
import { foundText, listingText } from '../../shared/api/answer-sentences.ts';
import { BASIS_WORDS } from './aircraft-basis.ts';
import { kilogramsText } from '../../shared/kilograms-text.ts';
import { namedBy, namedWords, type NameOf } from '../../shared/named-words.ts';
import type { Note } from './note.ts';
import { JOIN } from '../../shared/join.ts';
import { NOTES } from './texts.ts';

/** What nobody who reads a route's figures should miss: that they are another's than usual. */
export function typicalOriginNotes({ answeredBy }: Pick<TypicalFigures, 'answeredBy'>): readonly Note[] {
  return answeredBy === AnsweredBy.ANSWERED_BY_ENGINE_AFTER_FAILURE ? [NOTES.otherSource] : [];
}

/** Which label the figures are from, where the answer names it. */
function labelNotes({ inputs }: FlightFigures): readonly Note[] {
  const { labelVersion, labelExpiryDate, safDiscountPercentage = 0 } = inputs?.easaLabelData ?? {};
  if (labelVersion === undefined) return [];
  const until = labelExpiryDate ? fill(NOTES.label.until, { date: formatDateCard(labelExpiryDate) }) : '';
  const sentences = [
    fill(NOTES.label.text, { version: labelVersion, until }),
    ...(safDiscountPercentage > 0
      ? [fill(NOTES.label.saf, { percent: withUnit(formatPercent(safDiscountPercentage), '%') })]
      : []),
  ];
  return [{ label: NOTES.label.label, text: JOIN.sentences(sentences) }];
}

/** The same of a flight's: that they are another's than usual, or a label's. */
export function flightOriginNotes(answer: FlightFigures): readonly Note[] {
  return [...typicalOriginNotes(answer), ...labelNotes(answer)];
}

/** What a flight's figures stand for: how sure they are, for which aircraft they stand, and what is not certain. */
export function flightNotes(answer: FlightFigures): readonly Note[] {
  const { aircraft, aircraftFound } = answer;
  const listing = listingText(answer);
  return [
    ...(aircraft === undefined ? [] : aircraftNotes(aircraft, aircraftFound)),
    ...(listing === '' ? [] : [{ label: NOTES.flightNumber, text: listing }]),
  ];
}

/** The aircraft the figures stand for, and how it was found. */
export function aircraftNotes(aircraft: AircraftUsed, aircraftFound: AircraftFound | undefined): readonly Note[] {
  const { icaoAircraftType, fuelTableType } = aircraft;
  const found = foundText(aircraftFound);
  const name = icaoAircraftType ? JOIN.aside(aircraft.name, icaoAircraftType) : aircraft.name;
  const basis = BASIS_WORDS[aircraft.basis];
  const types = typesText(aircraft);
  const named = JOIN.sentence(JOIN.clauses([name, basis ?? ''].filter(Boolean)));
  const standIn = /^[AEIO]/.test(fuelTableType) ? NOTES.fuelBurn.textBeforeVowel : NOTES.fuelBurn.text;
  return [
    { label: NOTES.aircraft, text: JOIN.sentences([named, ...(found === '' ? [] : [JOIN.sentence(found)])]) },
    ...(types === '' ? [] : [{ label: NOTES.otherType, text: types }]),
    ...(fuelTableType === '' || fuelTableType === icaoAircraftType
      ? []
      : [{ label: NOTES.fuelBurn.label, text: fill(standIn, { type: fuelTableType }) }]),
  ];
}

/** Of the types that may fly, those that are named beside one another. */
const NAMED_TYPES = 3;

/** Figures nearer to one another than this are told as one [1]. */
const NEARLY_ALIKE = 0.05;

/** The likeliest types, where it matters which of them flies; none where it is known, or all are alike. */
function differingTypes({ types }: AircraftUsed): AircraftUsed['types'] {
  const likeliest = types.slice(0, NAMED_TYPES);
  const grams = likeliest.map(({ economyGrams }) => economyGrams);
  return likeliest.length < 2 || Math.max(...grams) / Math.min(...grams) < 1 + NEARLY_ALIKE ? [] : likeliest;
}

/** The same with their figures, in words. */
export function typesText(aircraft: AircraftUsed): string {
  const each = differingTypes(aircraft).map(({ name, weight, economyGrams }) =>
    fill(NOTES.likely, {
      type: name,
      kg: kilogramsText(gramsToKilograms(economyGrams)),
      percent: withUnit(formatPercent(Math.round(weight * 100) / 100), '%'),
    }),
  );
  return each.length === 0 ? '' : fill(NOTES.types, { types: JOIN.clauses(each) });
}

/** From and to which airports a typical figure counts flights; empty where it is the two asked for alone. */
export function airportsText(markets: readonly Market[], nameOf: NameOf): string {
  const named = (codes: readonly string[]) => JOIN.clauses([...new Set(codes)].map(namedBy(nameOf)));
  const [from, to] = [named(markets.map(({ origin }) => origin)), named(markets.map(({ destination }) => destination))];
  return markets.length === 0 ? '' : fill(NOTES.fromTo, { from, to });
}

/** What a route's figures stand for: which ways to fly it, between which airports when there are several, and whose flights. */
export function typicalNotes(
  { carrierCodes, answeredMarkets, message }: TypicalFigures,
  nameOf: NameOf,
): readonly Note[] {
  const airports = airportsText(answeredMarkets, nameOf);
  const airlines = carrierCodes.map((code) => namedWords({ code, name: message.carrierNames[code] }));
  return [
    ...(carrierCodes.length > 0
      ? [{ label: NOTES.typical, text: JOIN.sentences([NOTES.typicalMeaning, NOTES.thereAndBackMeaning]) }]
      : []),
    ...(airports === '' ? [] : [{ label: NOTES.airports, text: JOIN.sentences([airports, NOTES.airportsReason]) }]),
    ...(airlines.length > 0 ? [{ label: NOTES.airlines, text: JOIN.sentence(JOIN.clauses(airlines)) }] : []),
  ];
}

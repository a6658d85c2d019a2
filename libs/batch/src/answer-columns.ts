import { CABIN_CLASSES } from '@tim/estimator';
import type { CabinClass, ContrailsBucket } from '@tim/estimator';
import { gramsToKilograms } from '@tim/format';
import type { DecimalMark } from './decimal-mark.ts';
import type { RowFault, RowQuestion } from './row-question.ts';
import { faultAnswer } from './fault-answer.ts';
import { OWN_LANGUAGE, type RowLanguage } from './row-language.ts';
import { flownLegs, legsCell } from './flown-legs.ts';
import type { Figure, NoFigure, RowAnswer } from './row-answer.ts';
import { rowGrams } from './totals.ts';

/** What made the answers: the same in every row. */
export type AnsweredWith = {
  readonly engineVersion: string;
  /** Version of the method and date of the tables. */
  readonly modelVersion: string;
  /** First 16 digits of the SHA-256 of the tables' checksums: the same version and hash give the same figures. */
  readonly dataHash: string;
};

export type AnswerColumnOptions = {
  /** Add the grams of all four cabins. */
  readonly hasAllCabins: boolean;
  /** What stands before decimals; a point unless told. */
  readonly decimalMark?: DecimalMark;
  /** Of what is said in words; this program's own unless told. */
  readonly language?: Pick<RowLanguage, 'texts' | 'titles'>;
};

/** Cabins as they are called in columns. */
export const CABIN_COLUMNS: Readonly<Record<CabinClass, string>> = {
  economy: 'economy',
  premiumEconomy: 'premium_economy',
  business: 'business',
  first: 'first',
};

const FIGURE_NAMES = [
  'tim_status',
  'tim_kg_co2e',
  'tim_g_co2e_per_passenger',
  'tim_cabin',
  'tim_passengers',
  'tim_flights',
  'tim_well_to_tank_g',
  'tim_tank_to_wake_g',
  'tim_low_g',
  'tim_high_g',
];
const ORIGIN_NAMES = [
  'tim_tier',
  'tim_legs',
  'tim_source',
  'tim_data_category',
  'tim_aircraft',
  'tim_aircraft_known',
  'tim_contrail_risk',
  'tim_warnings',
  'tim_reason',
  'tim_reason_text',
];
/** What people look for in a row: its places as they were read, and what its codes say in words. */
const WORDS_NAMES = ['tim_origin', 'tim_destination', 'tim_in_words'];
const MADE_NAMES = ['tim_engine', 'tim_model', 'tim_data_hash'];

/** The risk of contrails as it is called in columns. */
export const CONTRAIL_RISKS: Readonly<Record<ContrailsBucket, string>> = {
  NEGLIGIBLE: 'low',
  MODERATE: 'medium',
  SEVERE: 'high',
};

/** The names of the columns that stand after those of the input. Grams and kilograms are CO2e well-to-wake; kilograms of all passengers of the row, grams of one on all its flights. */
export function answerHeader({ hasAllCabins }: Pick<AnswerColumnOptions, 'hasAllCabins'>): readonly string[] {
  const cabins = hasAllCabins ? CABIN_CLASSES.map((cabin) => `tim_${CABIN_COLUMNS[cabin]}_g`) : [];
  return [...FIGURE_NAMES, ...cabins, ...ORIGIN_NAMES, ...WORDS_NAMES, ...MADE_NAMES];
}

/** A row's answer in the order of `answerHeader`. */
export function answerCells(
  question: RowQuestion | RowFault,
  answer: RowAnswer,
  { engineVersion, modelVersion, dataHash }: AnsweredWith,
  { hasAllCabins, decimalMark = '.', language = OWN_LANGUAGE }: AnswerColumnOptions,
): readonly string[] {
  const made = [engineVersion, modelVersion, dataHash];
  const { texts, titles } = language;
  if ('message' in question) {
    const { field, message, skipped } = question;
    const status = skipped === undefined ? 'no_figure' : 'skipped';
    const text = field === 'row' ? message : texts.ofField(titles.fields[field], message);
    const inWords = skipped === undefined ? '' : titles.skipped[skipped];
    return [...withoutFigure(status, { ...faultAnswer(question), text }, hasAllCabins), '', '', inWords, ...made];
  }
  const places = [question.origin ?? '', question.destination ?? ''];
  if (answer.kind === 'no-figure') return [...withoutFigure('no_figure', answer, hasAllCabins), ...places, '', ...made];
  const { cabin, passengers } = question;
  const grams = answer.wellToWakeGramsPerPassenger[cabin];
  return [
    'figure',
    kilograms(rowGrams(question, answer), decimalMark),
    count(grams),
    CABIN_COLUMNS[cabin],
    withMark(String(passengers), decimalMark),
    String(question.legs?.length ?? 1),
    count(answer.wellToTankGramsPerPassenger[cabin]),
    count(answer.tankToWakeGramsPerPassenger[cabin]),
    count(answer.range?.low[cabin]),
    count(answer.range?.high[cabin]),
    ...(hasAllCabins ? CABIN_CLASSES.map((other) => count(answer.wellToWakeGramsPerPassenger[other])) : []),
    ...origins(answer, legsCell(flownLegs(question, answer))),
    answer.flightReason ?? '',
    '',
    ...places,
    texts.notes([titles.tiers[answer.tier], ...answer.warnings.map((warning) => titles.warnings[warning])]),
    ...made,
  ];
}

function origins(
  { tier, source, dataCategory, aircraft, contrailsImpactBucket, warnings }: Figure,
  legs: string,
): readonly string[] {
  const risk = contrailsImpactBucket === undefined ? '' : CONTRAIL_RISKS[contrailsImpactBucket];
  return [
    tier,
    legs,
    source,
    dataCategory,
    aircraft?.icaoAircraftType ?? '',
    aircraft?.known ?? '',
    risk,
    warnings.join(' '),
  ];
}

/** Columns between the status and the reason, without those of all cabins. */
const FIGURE_COLUMNS = FIGURE_NAMES.length - 1 + ORIGIN_NAMES.indexOf('tim_reason');

function withoutFigure(status: string, { reason, text }: NoFigure, hasAllCabins: boolean): readonly string[] {
  const empty = FIGURE_COLUMNS + (hasAllCabins ? CABIN_CLASSES.length : 0);
  return [status, ...Array.from({ length: empty }, () => ''), reason, text];
}

const count = (grams: number | undefined): string => (grams === undefined ? '' : String(grams));

/** Kilograms to the gram: three decimals, so that sums lose nothing. */
const kilograms = (grams: number | undefined, decimalMark: DecimalMark): string =>
  grams === undefined ? '' : withMark(gramsToKilograms(grams).toFixed(3), decimalMark);

const withMark = (number: string, mark: DecimalMark): string => (mark === '.' ? number : number.replace('.', mark));

/** Columns that hold numbers: [g], [kg], passengers and flights. */
export const isNumberColumn = (name: string): boolean =>
  name.endsWith('_g') || ['tim_kg_co2e', 'tim_g_co2e_per_passenger', 'tim_passengers', 'tim_flights'].includes(name);

import { CABIN_CLASSES } from '@tim/estimator';
import type { CabinClass, ContrailsBucket, GramsPerPassenger } from '@tim/estimator';
import { gramsToKilograms } from '@tim/format';
import { fill, joined } from '@tim/languages';
import type { DecimalMark } from '../columns/decimal-mark.ts';
import type { RowFault, RowQuestion } from '../question/row-question.ts';
import { faultAnswer } from './fault-answer.ts';
import { rowGrams, sourceOf } from './figures.ts';
import { OWN_LANGUAGE, type RowLanguage } from './row-language.ts';
import { flownLegs, legsCell } from './flown-legs.ts';
import type { Figure, NoFigure, RowAnswer } from './row-answer.ts';

/** What made the answers: the same in every row. */
export type AnsweredWith = {
  readonly engineVersion: string;
  /** Version of the method and date of the tables: "3.0.0.20261123". */
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

type WordsOfRows = NonNullable<AnswerColumnOptions['language']>;

/** Cabins as they are called in columns. */
export const CABIN_COLUMNS: Readonly<Record<CabinClass, string>> = {
  economy: 'economy',
  premiumEconomy: 'premium_economy',
  business: 'business',
  first: 'first',
};

/** The risk of contrails as it is called in columns. */
export const CONTRAIL_RISKS: Readonly<Record<ContrailsBucket, string>> = {
  NEGLIGIBLE: 'low',
  MODERATE: 'medium',
  SEVERE: 'high',
};

/** A row with its answer, as the columns read it. */
export type AnsweredRow = {
  readonly status: 'figure' | 'no_figure' | 'skipped';
  /** Absent where the row cannot be read or is skipped. */
  readonly question?: RowQuestion;
  readonly figure?: { readonly question: RowQuestion; readonly answer: Figure };
  readonly none?: NoFigure;
  /** What its codes say, for people. */
  readonly inWords?: string;
  readonly made: AnsweredWith;
};

type Column = {
  readonly value: (row: AnsweredRow) => string | number | readonly string[] | undefined;
  readonly isNumber?: true;
  /** Digits written after the decimal mark; as many as there are unless told. */
  readonly decimals?: number;
};

/** Grams of one passenger in the row's cabin. */
const gramsColumn = (of: (figure: Figure) => GramsPerPassenger | undefined) => ({
  value: ({ figure }: AnsweredRow) => figure && of(figure.answer)?.[figure.question.cabin],
  isNumber: true as const,
});

/** Grams of one passenger in a cabin that the row need not have. */
const cabinColumn = (cabin: CabinClass) => ({
  value: ({ figure }: AnsweredRow) => figure?.answer.wellToWakeGramsPerPassenger[cabin],
  isNumber: true as const,
});

const kilogramsOf = ({ figure }: AnsweredRow): number | undefined => {
  const grams = figure && rowGrams(figure.question, figure.answer);
  return grams === undefined ? undefined : gramsToKilograms(grams);
};

const riskOf = (bucket: ContrailsBucket | undefined): string | undefined => bucket && CONTRAIL_RISKS[bucket];

/**
 * The columns that are added to those of the input, in their order. Grams and kilograms are CO2e well-to-wake; kilograms of all passengers of the row,
 * grams of one on all its flights.
 */
export const ANSWER_COLUMNS = {
  tim_status: { value: ({ status }: AnsweredRow) => status },
  // To the gram, so that sums lose nothing.
  tim_kg_co2e: { value: kilogramsOf, isNumber: true, decimals: 3 },
  tim_g_co2e_per_passenger: gramsColumn((figure) => figure.wellToWakeGramsPerPassenger),
  tim_cabin: { value: ({ figure }: AnsweredRow) => figure && CABIN_COLUMNS[figure.question.cabin] },
  tim_passengers: { value: ({ figure }: AnsweredRow) => figure?.question.passengers, isNumber: true },
  tim_flights: { value: ({ figure }: AnsweredRow) => figure && (figure.question.legs?.length ?? 1), isNumber: true },
  tim_well_to_tank_g: gramsColumn((figure) => figure.wellToTankGramsPerPassenger),
  tim_tank_to_wake_g: gramsColumn((figure) => figure.tankToWakeGramsPerPassenger),
  tim_low_g: gramsColumn((figure) => figure.range?.low),
  tim_high_g: gramsColumn((figure) => figure.range?.high),
  tim_economy_g: cabinColumn('economy'),
  tim_premium_economy_g: cabinColumn('premiumEconomy'),
  tim_business_g: cabinColumn('business'),
  tim_first_g: cabinColumn('first'),
  tim_tier: { value: ({ figure }: AnsweredRow) => figure?.answer.tier },
  tim_legs: {
    value: ({ figure }: AnsweredRow) => (figure && legsCell(flownLegs(figure.question, figure.answer))) || undefined,
  },
  tim_source: { value: ({ figure }: AnsweredRow) => figure && sourceOf(figure.answer) },
  tim_data_category: { value: ({ figure }: AnsweredRow) => figure?.answer.dataCategory },
  tim_aircraft: { value: ({ figure }: AnsweredRow) => figure?.answer.aircraft?.icaoAircraftType },
  tim_aircraft_known: { value: ({ figure }: AnsweredRow) => figure?.answer.aircraft?.known },
  tim_contrail_risk: { value: ({ figure }: AnsweredRow) => riskOf(figure?.answer.contrailsImpactBucket) },
  tim_warnings: { value: ({ figure }: AnsweredRow) => figure?.answer.warnings },
  // Next to a figure: why it is not that of the flight the row names.
  tim_reason: { value: ({ figure, none }: AnsweredRow) => none?.reason ?? figure?.answer.flightReason },
  tim_reason_text: { value: ({ none }: AnsweredRow) => none?.text },
  tim_origin: { value: ({ question }: AnsweredRow) => question?.origin },
  tim_destination: { value: ({ question }: AnsweredRow) => question?.destination },
  tim_in_words: { value: ({ inWords }: AnsweredRow) => inWords },
  tim_engine: { value: ({ made }: AnsweredRow) => made.engineVersion },
  tim_model: { value: ({ made }: AnsweredRow) => made.modelVersion },
  tim_data_hash: { value: ({ made }: AnsweredRow) => made.dataHash },
} satisfies Readonly<Record<`tim_${string}`, Column>>;

export type AnswerColumn = keyof typeof ANSWER_COLUMNS;

const ALL = Object.keys(ANSWER_COLUMNS) as AnswerColumn[];
const OF_ALL_CABINS = new Set(CABIN_CLASSES.map((cabin) => `tim_${CABIN_COLUMNS[cabin]}_g`));
const WITHOUT_ALL_CABINS = ALL.filter((name) => !OF_ALL_CABINS.has(name));

/** The names of the columns that are added to those of the input. */
export function answerHeader({ hasAllCabins }: Pick<AnswerColumnOptions, 'hasAllCabins'>): readonly AnswerColumn[] {
  return hasAllCabins ? ALL : WITHOUT_ALL_CABINS;
}

/** A row's answer in the order of `answerHeader`. */
export function answerCells(
  question: RowQuestion | RowFault,
  answer: RowAnswer,
  made: AnsweredWith,
  { hasAllCabins, decimalMark = '.', language = OWN_LANGUAGE }: AnswerColumnOptions,
): readonly string[] {
  const row = withWords(answeredRow(question, answer, made), question, language);
  return answerHeader({ hasAllCabins }).map((name) => cellOf(ANSWER_COLUMNS[name], row, decimalMark));
}

/** A row with its answer; what it says in words is left out. */
export function answeredRow(question: RowQuestion | RowFault, answer: RowAnswer, made: AnsweredWith): AnsweredRow {
  if ('message' in question) {
    const status = question.skipped === undefined ? 'no_figure' : 'skipped';
    return { status, none: faultAnswer(question), made };
  }
  if (answer.kind === 'unavailable') return { status: 'no_figure', question, none: answer, made };
  return { status: 'figure', question, figure: { question, answer }, made };
}

function withWords(row: AnsweredRow, question: RowQuestion | RowFault, { texts, titles }: WordsOfRows): AnsweredRow {
  if ('message' in question) {
    const { field, message, skipped } = question;
    const text = field === 'row' ? message : fill(texts.ofField, { field: titles.fields[field], message });
    return {
      ...row,
      ...(row.none && { none: { ...row.none, text } }),
      ...(skipped !== undefined && { inWords: titles.skipped[skipped] }),
    };
  }
  if (!row.figure) return row;
  const { tier, warnings } = row.figure.answer;
  return {
    ...row,
    inWords: joined(texts.notes, [titles.tiers[tier], ...warnings.map((warning) => titles.warnings[warning])]),
  };
}

function cellOf({ value, decimals }: Column, row: AnsweredRow, mark: DecimalMark): string {
  const found = value(row);
  if (found === undefined) return '';
  if (typeof found === 'string') return found;
  if (typeof found !== 'number') return found.join(' ');
  const number = decimals === undefined ? String(found) : found.toFixed(decimals);
  return mark === '.' ? number : number.replace('.', mark);
}

const NUMBERS: ReadonlySet<string> = new Set(
  Object.entries<Column>(ANSWER_COLUMNS).flatMap(([name, { isNumber }]) => (isNumber ? [name] : [])),
);

/** Columns that hold numbers: [g], [kg], passengers and flights. */
export const isNumberColumn = (name: string): boolean => NUMBERS.has(name);

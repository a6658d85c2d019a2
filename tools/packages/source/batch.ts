import {
  deriveDistanceFactors,
  gramsByDistance,
  madeWith,
  rowsTotaller,
  type AnsweredRow,
  type AnsweredWith,
  type Row,
  type RowsTotal,
} from '@tim/batch';
import { CABIN_CLASSES, createEstimator, isNo, refuseUnknownNames, type CabinClass } from '@tim/estimator';
import { buildFindIndex, createPlaceSearch } from '@tim/find';
import { compareDates, latestToday, type CalendarDate } from '@tim/notation';
import type { Tables } from '@tim/reference-data';
import { CITY_NAMES } from './city-names.ts';
import { readCode } from './codes.ts';
import { readDateInput, type DateInput } from './dates.ts';

export type {
  AnsweredRow,
  AnsweredWith,
  Breakdown,
  BreakdownGroup,
  Field,
  Figure,
  PlaceChoice,
  Row,
  RowFigure,
  RowsTotal,
  RowUnavailable,
  SkippedKind,
  SkippedReason,
  Tier,
  Warning,
} from '@tim/batch';
export type { DateInput };

export type BatchSettings = {
  /** Cabin of rows that name none; economy unless told. */
  readonly cabin?: CabinClass;
  /** What stands first in dates like 3/4/2025; as the rows of one call tell unless told. */
  readonly dateOrder?: 'day-first' | 'month-first';
  /** Codes of places by their names, where a name may mean several: `{ Sydney: 'SYD' }`. */
  readonly places?: Readonly<Record<string, string>>;
  /** The day that counts as today; the clock's, wherever on earth it is latest, unless told. */
  readonly today?: DateInput;
};

/** Answers rows, each in its place: the same figures as of the command `travel-impact batch`. */
export type Batch = {
  readonly answer: (rows: readonly Row[]) => readonly AnsweredRow[];
  /** The same with what the rows add up to, and what that is made of. */
  readonly total: (rows: readonly Row[]) => RowsTotal;
  /** What makes the answers: the same version and hash give the same figures. */
  readonly madeWith: AnsweredWith;
};

/**
 * @param tables - of both packs, read with `readTables` of the estimator
 * @throws RangeError if a setting has a name or a value that there is not
 */
export function createBatch(tables: Tables, given: BatchSettings = {}): Batch {
  checkSettings(given);
  const { today, ...settings } = given;
  const estimator = createEstimator(tables);
  const fixedToday = today === undefined ? undefined : readDateInput('today', today);
  const gramsOfDistance = once(() => gramsByDistance(deriveDistanceFactors(tables, estimator)));
  const search = once(() => createPlaceSearch(buildFindIndex({ tables, cityNames: CITY_NAMES })));
  const answererOn = (day: CalendarDate) => ({
    day,
    total: rowsTotaller({
      ...settings,
      tables,
      estimator,
      today: day,
      gramsOfDistance: (km, cabin) => gramsOfDistance()(km, cabin),
      placesOf: (name) =>
        search()
          .namesakes(name)
          .map(({ code }) => code),
    }),
  });
  let current = answererOn(fixedToday ?? latestToday(Date.now()));
  const total: Batch['total'] = (rows) => {
    const day = fixedToday ?? latestToday(Date.now());
    if (compareDates(day, current.day) !== 0) current = answererOn(day);
    return current.total(rows);
  };
  return {
    answer: (rows) => total(rows).answers,
    total,
    madeWith: madeWith(estimator),
  };
}

const ORDERS: readonly unknown[] = ['day-first', 'month-first'] satisfies readonly BatchSettings['dateOrder'][];

function checkSettings(settings: BatchSettings): void {
  const names = { cabin: true, dateOrder: true, places: true, today: true } as const;
  refuseUnknownNames({ what: 'the settings' }, settings, names);
  const { cabin, dateOrder, places = {} } = settings;
  if (cabin !== undefined && !CABIN_CLASSES.includes(cabin)) {
    throw isNo('cabin', cabin, `cabin: write ${CABIN_CLASSES.join(', ').replace(/, (?=\w+$)/, ' or ')}`);
  }
  if (dateOrder !== undefined && !ORDERS.includes(dateOrder)) {
    throw isNo('dateOrder', dateOrder, `order: write ${ORDERS.join(' or ')}`);
  }
  if (typeof places !== 'object' || places === null) throw isNo('places', places, 'object');
  for (const [name, code] of Object.entries(places)) readCode(`places.${name}`, code);
}

/** What takes long to make is made when it is first asked for. */
function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}

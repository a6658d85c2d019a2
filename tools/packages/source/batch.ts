import {
  deriveDistanceFactors,
  gramsByDistance,
  rowsReader,
  rowsTotaller,
  type AnsweredRow,
  type Row,
  type RowsTotal,
  type TotalSettings,
} from '@tim/batch';
import { CABIN_CLASSES, isNo, refuseUnknownNames, type CabinClass } from '@tim/estimator';
import { buildFindIndex, createPlaceSearch } from '@tim/find';
import { compareDates, type CalendarDate } from '@tim/notation';
import { CITY_NAMES } from './city-names.ts';
import { readCode } from './codes.ts';
import type { Estimator, MadeWith } from './estimator-package.ts';
import { opened } from './internals.ts';

export type {
  AnsweredRow,
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
  TotalSettings,
  Warning,
} from '@tim/batch';

export type BatchSettings = {
  /** Cabin of rows that name none; economy unless told. */
  readonly cabin?: CabinClass;
  /** What stands first in dates like 3/4/2025; as the rows of one call tell unless told. */
  readonly dateOrder?: 'day-first' | 'month-first';
  /** Codes of places by their names, where a name may mean several: `{ Sydney: 'SYD' }`. */
  readonly places?: Readonly<Record<string, string>>;
};

/** Answers rows, each in its place: the same figures as of the command `travel-impact batch`. */
export type Batch = {
  readonly answer: (rows: readonly Row[]) => readonly AnsweredRow[];
  /** The same one after the other, for many rows: nothing is kept of a row that was answered. */
  readonly answerEach: (rows: readonly Row[]) => IterableIterator<AnsweredRow>;
  /** What the rows add up to, and what that is made of. */
  readonly total: (rows: readonly Row[], settings?: TotalSettings) => RowsTotal;
  readonly madeWith: MadeWith;
};

/**
 * @param estimator - with both packs: `await loadEstimator()`; its day that counts as today is the batch's too
 * @throws RangeError if a setting has a name or a value that there is not, or the estimator has the core pack alone
 */
export function createBatch(estimator: Estimator, settings: BatchSettings = {}): Batch {
  checkSettings(settings);
  const { network, today } = opened(estimator.internals);
  if (!network) throw new RangeError('A batch needs both packs: take the estimator of loadEstimator().');
  const gramsOfDistance = once(() => gramsByDistance(deriveDistanceFactors(network.tables, network.estimator)));
  const search = once(() => createPlaceSearch(buildFindIndex({ tables: network.tables, cityNames: CITY_NAMES })));
  const answeringOn = (day: CalendarDate) => {
    const answering = {
      ...settings,
      ...network,
      today: day,
      gramsOfDistance: (km: number, cabin: CabinClass) => gramsOfDistance()(km, cabin),
      placesOf: (name: string) =>
        search()
          .namesakes(name)
          .map(({ code }) => code),
    };
    return { day, read: rowsReader(answering), total: rowsTotaller(answering) };
  };
  let latest = answeringOn(today());
  const current = () => {
    const day = today();
    if (compareDates(day, latest.day) !== 0) latest = answeringOn(day);
    return latest;
  };
  const answerEach: Batch['answerEach'] = (rows) => current().read(rows).answers();
  return {
    answer: (rows) => [...answerEach(rows)],
    answerEach,
    total: (rows, of = {}) => {
      refuseUnknownNames({ what: 'the settings of a total' }, of, { by: true, onAnswer: true });
      return current().total(rows, of);
    },
    madeWith: estimator.madeWith,
  };
}

const ORDERS: readonly unknown[] = ['day-first', 'month-first'] satisfies readonly BatchSettings['dateOrder'][];

function checkSettings(settings: BatchSettings): void {
  const names = { cabin: true, dateOrder: true, places: true } as const;
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

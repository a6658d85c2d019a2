import { isShown, type Estimator, type TravelOption } from '@tim/estimator';

/** A leg of a row that the list of a pair of cities shows. */
export type ShownLeg = {
  readonly pair: string;
  /** Place in the list, 1 for the first; both legs of a row with a change have the same. */
  readonly place: number;
  /** The same where the list is sorted by kilograms. */
  readonly placeByKilograms: number;
  readonly carrier: string;
  readonly origin: string;
  readonly destination: string;
  /** Of the row: that of its leg least sure to be flown. */
  readonly standing: string;
};

/** Rows with a change that are listed after those without a stop, and rows with the fewest kilograms. */
const FIRST_WITH_CHANGE = 3;
const FEWEST_KILOGRAMS = 3;

const DAY = { year: 2026, month: 12, day: 22 };
const WINDOW = { earliest: DAY, latest: DAY };

const gramsOf = ({ wellToWakeGramsPerPassenger: { economy = Infinity } }: TravelOption) => economy;

/** The legs of rows that are shown of a pair (`LON-NYC`): all without a stop, the first with a change, and those that emit least. */
export function shownLegs(estimator: Estimator, pair: string): readonly ShownLeg[] {
  const [origin = '', destination = ''] = pair.split('-');
  const found = estimator.options({ origin, destination }, DAY, WINDOW);
  if ('kind' in found) throw new Error(`${pair}: ${found.reason}`);
  const shown = found.filter(({ standing }) => isShown(standing));
  const rising = [...shown].sort((one, other) => gramsOf(one) - gramsOf(other));
  const withChange = shown.filter(({ legs }) => legs.length > 1).slice(0, FIRST_WITH_CHANGE);
  const lowest = rising.slice(0, FEWEST_KILOGRAMS);
  return shown
    .filter((option) => option.legs.length === 1 || withChange.includes(option) || lowest.includes(option))
    .flatMap((option) =>
      option.legs.map((leg) => ({
        pair,
        place: shown.indexOf(option) + 1,
        placeByKilograms: rising.indexOf(option) + 1,
        carrier: leg.carrierCode,
        origin: leg.origin,
        destination: leg.destination,
        standing: option.standing.value,
      })),
    );
}

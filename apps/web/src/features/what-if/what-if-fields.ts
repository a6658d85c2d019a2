import { CABIN_CLASSES, type CabinClass } from '@tim/engine';
import { fill } from '@tim/languages';
import type { SeatsPerClass } from '@tim/reference-data';
import { CABINS_IN_TEXT } from '../../shared/cabin-names.ts';
import { WHAT_IF } from './texts.ts';
import type { Changes } from '../../shared/compute/what-if-types.ts';

/** Most passengers that any airliner may carry: the Airbus A380-800. Source: EASA type certificate data sheet A.110. */
const MOST_SEATS = 853;

/** What a visitor has set; undefined is as in the answer. */
export type Fields = {
  readonly aircraftCode?: string | undefined;
  /** As typed. */
  readonly seats: { readonly [cabin in CabinClass]?: string };
  readonly loadPercent?: number;
  readonly cargoPercent?: number;
  /** Flown / great-circle distance, of 100. */
  readonly distancePercent?: number;
  /** Of the mass of all fuel. */
  readonly sustainablePercent: number;
  /** As typed: what the sustainable fuel emits less over its life cycle, of 100. */
  readonly saving: string;
};

export type Problems = { readonly [name in CabinClass | 'seats' | 'saving']?: string };

export const UNCHANGED: Fields = { seats: {}, sustainablePercent: 0, saving: '' };

/** What the sliders reach, of 100. The load of an empty aircraft and a flight of nothing but cargo have no figure per passenger. */
export const SLIDERS = {
  loadPercent: { label: WHAT_IF.load, min: 1, max: 100 },
  cargoPercent: { label: WHAT_IF.cargo, min: 0, max: 95 },
  distancePercent: { label: WHAT_IF.distance, min: 95, max: 200 },
  sustainablePercent: { label: WHAT_IF.sustainable, min: 0, max: 100 },
} as const;

/** "12", "12.5" or "12,5"; what three digits behind a comma or a point are, a thousand or a part, nobody can say: NaN. */
const numberOf = (text: string) =>
  /^\d+(?:[.,](?!\d{3}$)\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;

/**
 * The changes that the fields mean, or what is wrong with them.
 *
 * @param usualSeats - of the aircraft chosen
 */
export function readFields(
  fields: Fields,
  usualSeats: SeatsPerClass,
): { readonly changes: Changes; readonly problems: Problems } {
  const { aircraftCode, loadPercent, cargoPercent, distancePercent, sustainablePercent } = fields;
  const typed = Object.fromEntries(Object.entries(fields.seats).map(([cabin, text]) => [cabin, numberOf(text)]));
  const saving = numberOf(fields.saving);
  const problems: Problems = { ...seatProblems(typed, usualSeats), ...savingProblem(fields, saving) };
  return {
    problems,
    changes: {
      ...(aircraftCode !== undefined && { aircraftCode }),
      ...(Object.keys(typed).length > 0 && { seatsPerClass: typed }),
      ...(loadPercent !== undefined && { passengerLoadFactor: loadPercent / 100 }),
      ...(cargoPercent !== undefined && { cargoMassFraction: cargoPercent / 100 }),
      ...(distancePercent !== undefined && { distanceAdjustmentFactor: distancePercent / 100 }),
      ...(sustainablePercent > 0 && {
        sustainableFuel: { massFraction: sustainablePercent / 100, lifeCycleSavingFraction: saving / 100 },
      }),
    },
  };
}

function seatProblems(typed: Partial<SeatsPerClass>, usualSeats: SeatsPerClass): Problems {
  const wrong = CABIN_CLASSES.filter((cabin) => {
    const seats = typed[cabin];
    return seats !== undefined && !(Number.isInteger(seats) && seats >= 0);
  });
  if (wrong.length > 0) {
    return Object.fromEntries(wrong.map((cabin) => [cabin, fill(WHAT_IF.seatRule, { cabin: CABINS_IN_TEXT[cabin] })]));
  }
  const all = Object.values({ ...usualSeats, ...typed }).reduce((sum, seats) => sum + seats, 0);
  if (all === 0) return { seats: WHAT_IF.noSeatRule };
  // What an answer rests on is not held against the rule.
  const isTyped = Object.keys(typed).length > 0;
  return isTyped && all > MOST_SEATS
    ? { seats: fill(WHAT_IF.mostSeatsRule, { seats: Math.round(all), most: MOST_SEATS }) }
    : {};
}

function savingProblem({ saving: text, sustainablePercent }: Fields, saving: number): Problems {
  if (text.trim() === '') return sustainablePercent > 0 ? { saving: WHAT_IF.savingNeeded } : {};
  return saving >= 0 && saving <= 100 ? {} : { saving: WHAT_IF.savingRule };
}

import { cabinClassFactors, equivalentCapacity } from '@tim/engine';
import type { SeatsPerClass, Sourced, Tables } from '@tim/reference-data';
import type { FuelledType } from './fuelled-type.ts';
import { scaledTo, seatsOnRoute } from './weighted-seats.ts';
import type { SeatsOnRoute } from './weighted-seats.ts';

const total = (seats: SeatsPerClass) => seats.economy + seats.premiumEconomy + seats.business + seats.first;

/** A type without a typical layout is a small one, of one cabin: the mean seats its operators report. */
function reportedMeanSeats(tables: Tables, icaoAircraftType: string): Sourced<SeatsPerClass> | undefined {
  const mean = tables.reportedSeats.meanOfType(icaoAircraftType);
  return mean && { ...mean, value: { economy: mean.value, premiumEconomy: 0, business: 0, first: 0 } };
}

const LAYOUT = 'typical of the type';

/** How far the total reported of an unknown layout may be from the typical total for it to be the type's [1]. Our choice. */
const NEAR_TOTAL_FRACTION = 0.15;

/** The seats usual in a type, whoever flies it: for carriers of whose layouts nothing is known. */
export class TypicalSeats {
  readonly #tables: Tables;
  /** By the number of the type, as far as asked for. */
  readonly #unscaled: (SeatsOnRoute | undefined)[] = [];

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** @param reportedSeats - mean seats per departure, to which the typical ones are scaled; undefined when none is reported */
  ofType(type: FuelledType, reportedSeats: number | undefined): SeatsOnRoute {
    if (reportedSeats !== undefined || type.number < 0) return this.#make(type, reportedSeats);
    return (this.#unscaled[type.number] ??= this.#make(type, undefined));
  }

  /** Seats usual in all cabins of the type together; undefined where they are not known. */
  totalOf(type: FuelledType): number | undefined {
    const seats = this.#seatsOf(type);
    return seats && total(seats.value);
  }

  /** The typical seats scaled to a total that is near theirs; undefined where it is not. */
  nearTotal(type: FuelledType, reportedSeats: number): SeatsOnRoute | undefined {
    const seats = this.#seatsOf(type);
    if (!seats || Math.abs(total(seats.value) / reportedSeats - 1) > NEAR_TOTAL_FRACTION) return undefined;
    return this.#make(type, reportedSeats);
  }

  #seatsOf(type: FuelledType): Sourced<SeatsPerClass> | undefined {
    const { icaoAircraftType } = type.aircraft.value;
    return (
      this.#tables.seats.typical(icaoAircraftType) ??
      this.#tables.seats.typical(type.curve.value.icaoAircraftType) ??
      reportedMeanSeats(this.#tables, icaoAircraftType)
    );
  }

  #make(type: FuelledType, reportedSeats: number | undefined): SeatsOnRoute {
    const { body } = type.aircraft.value;
    const seats = this.#seatsOf(type);
    if (!seats) return seatsOnRoute([]);
    if (reportedSeats === undefined) {
      const capacity = equivalentCapacity(seats.value, cabinClassFactors(body));
      return seatsOnRoute([{ seats, capacity, weight: 1, likelihood: 1, layout: LAYOUT }]);
    }
    const scaled = scaledTo(seats, body, reportedSeats / total(seats.value));
    return seatsOnRoute([{ ...scaled, weight: 1, likelihood: 1, layout: `${LAYOUT}, scaled to the reported total` }]);
  }
}

import { chainsOf, flightLengthKm, type Leg, type RowQuestion } from '@tim/batch';
import type { Tables } from '@tim/reference-data';
import { AIRPORT_DEFAULT } from '../../../airport-default.ts';

/** An element of a transport chain as ISO 14083 has it: an airport, or what is flown between two. */
type Element =
  | { readonly hub: string }
  /** Great circle of one passenger [km]; null where a place is a city of several airports. */
  | { readonly flight: string; readonly greatCircleKm: number | null };

/** What a declaration by ISO 14083 needs of a row, of all its passengers. */
export type RowDeclaration = {
  readonly elements: readonly Element[];
  /** Null where the length of one of the flights is not known. */
  readonly passengerKm: number | null;
  readonly gramsCo2ePerPassengerKm: number | null;
  /** Passengers times airports. What happens there is apart from the row's grams. */
  readonly passengersAtAirports: number;
};

/** @param grams - CO2e of all passengers of the row [g] */
export function rowDeclaration(tables: Tables, question: RowQuestion, grams: number): RowDeclaration {
  const { passengers } = question;
  const legs = question.legs ?? [question];
  const elements = chainsOf(legs).flatMap((chain) => [
    ...hub(chain[0]?.origin),
    ...chain.flatMap((leg): Element[] => [
      { flight: nameOf(leg), greatCircleKm: flightLengthKm(tables, leg) ?? null },
      ...hub(leg.destination),
    ]),
  ]);
  const km = elements.reduce<number | null>((sum, element) => {
    if (sum === null || 'hub' in element) return sum;
    return element.greatCircleKm === null ? null : sum + element.greatCircleKm;
  }, 0);
  return {
    elements,
    passengerKm: km === null ? null : km * passengers,
    gramsCo2ePerPassengerKm: perPassengerKm(grams, (km ?? 0) * passengers),
    passengersAtAirports: elements.filter((element) => 'hub' in element).length * passengers,
  };
}

/** What the rows of a list declare together. */
export type ListDeclaration = {
  passengerKm: number;
  /** Of the rows whose length is known [g CO2e]. */
  grams: number;
  rowsWithoutPassengerKm: number;
  /** Rows answered by a label, which does not say its share of primary data. */
  labelRows: number;
  passengersAtAirports: number;
};

export const noDeclaration = (): ListDeclaration => ({
  passengerKm: 0,
  grams: 0,
  rowsWithoutPassengerKm: 0,
  labelRows: 0,
  passengersAtAirports: 0,
});

/**
 * Add a row to the sum of a list.
 *
 * @param grams - CO2e of all passengers of the row [g]
 */
export function addDeclaration(whole: ListDeclaration, row: RowDeclaration, grams: number, isLabel: boolean): void {
  if (isLabel) whole.labelRows++;
  whole.passengersAtAirports += row.passengersAtAirports;
  if (row.passengerKm === null) whole.rowsWithoutPassengerKm++;
  else {
    whole.passengerKm += row.passengerKm;
    whole.grams += grams;
  }
}

/** The sum of a list as its record has it: airports apart, in no other sum. */
export function declarationTotals(whole: ListDeclaration) {
  const { passengerKm, grams, rowsWithoutPassengerKm, passengersAtAirports, labelRows } = whole;
  const { kgCo2ePerPassenger, source } = AIRPORT_DEFAULT;
  return {
    passengerKm,
    gramsCo2ePerPassengerKm: perPassengerKm(grams, passengerKm),
    rowsWithoutPassengerKm,
    /** A modelled flight counts as 0 %, whatever the categories of its inputs; null where a label does not say. */
    primaryDataPercent: labelRows > 0 ? null : 0,
    hubOperations: {
      passengersAtAirports,
      kgCo2ePerPassenger,
      isDefault: true,
      source,
      kgCo2e: Number((passengersAtAirports * kgCo2ePerPassenger).toFixed(2)),
      isInTotals: false,
    },
  };
}

/** To a tenth of a gram; null where nobody is flown anywhere. */
const perPassengerKm = (grams: number, passengerKm: number) =>
  passengerKm > 0 ? Math.round((grams / passengerKm) * 10) / 10 : null;

const hub = (place: string | undefined): Element[] => (place === undefined ? [] : [{ hub: place }]);
const nameOf = ({ origin, destination }: Leg) => (origin && destination ? `${origin}-${destination}` : '');

import type { Tables } from '@tim/reference-data';
import type { FuelledType } from '../aircraft/fuelled-type.ts';
import { layoutsOnRoute } from './carrier-layouts.ts';
import { onlySeats, scaledTo, totalSeats } from './likely-seats.ts';
import type { CountedSeats, SourcedSeats, WeightedSeats } from './likely-seats.ts';
import type { SeatsRule } from './seats-rule.ts';

type UsualSeatsTables = Pick<Tables, 'reportedSeats' | 'seats'>;

/** How far the total reported of an unknown layout may be from the typical total for it to be the type's [1]. Our choice. */
const NEAR_TOTAL_FRACTION = 0.15;

/**
 * The seats usual in a type, whoever flies it: its typical ones, else those of the type whose fuel table it has. A type without
 * either is a small one, of one cabin: the mean seats its operators report.
 */
export function usualSeats(tables: UsualSeatsTables, type: FuelledType): SourcedSeats | undefined {
  const { icaoAircraftType } = type.aircraft.value;
  const typical = tables.seats.typical(icaoAircraftType) ?? tables.seats.typical(type.curve.value.icaoAircraftType);
  if (typical) return typical;
  const mean = tables.reportedSeats.meanOfType(icaoAircraftType);
  return mean && { ...mean, value: { economy: mean.value, premiumEconomy: 0, business: 0, first: 0 } };
}

/** Mean seats the carrier reports of the type on all its routes; undefined when it reports none, or pools types. */
function reportedTotal({ reportedSeats }: UsualSeatsTables, carrierCode: string, icaoAircraftType: string) {
  let [departures, seats] = [0, 0];
  for (const row of reportedSeats.ofCarrierType(carrierCode, icaoAircraftType)) {
    if (row.icaoAircraftTypes.length > 1) continue;
    departures += row.departures;
    seats += row.departures * row.seatsPerDeparture;
  }
  return departures > 0 ? seats / departures : undefined;
}

/** One option: the seats, scaled to a total where there is one. */
function option(usual: CountedSeats, { aircraft }: FuelledType, total: number | undefined): readonly WeightedSeats[] {
  const { seats } = usual;
  const counted = total === undefined ? usual : scaledTo(seats, aircraft.value.body, total / totalSeats(seats.value));
  return onlySeats(counted);
}

/**
 * The seats usual in the type, scaled to the total reported on the route, where that is near theirs: another layout than the
 * carrier's known ones. Else the total is of other flights, and the known layouts count.
 */
export const usualSeatsNearReportedTotal: SeatsRule = (question, data) => {
  const { reportedSeats, type } = question;
  if (reportedSeats === undefined || !layoutsOnRoute(question, data)?.length) return undefined;
  const usual = data.usualSeatsOf(type);
  if (!usual || Math.abs(totalSeats(usual.seats.value) / reportedSeats - 1) > NEAR_TOTAL_FRACTION) return undefined;
  return option(usual, type, reportedSeats);
};

/** The seats usual in the type, scaled to the total the carrier reports of it on the route, else on all its routes. */
export const usualSeatsOfType: SeatsRule = ({ carrierCode, type, reportedSeats }, data) => {
  const usual = data.usualSeatsOf(type);
  const total = reportedSeats ?? reportedTotal(data.tables, carrierCode, type.aircraft.value.icaoAircraftType);
  return usual && option(usual, type, total);
};

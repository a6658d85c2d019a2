import { fittingLayouts } from './fitting-layouts.ts';
import type { FittingLayout } from './fitting-layouts.ts';
import { scaledTo } from './likely-seats.ts';
import type { SeatsData, SeatsQuestion, SeatsRule } from './seats-rule.ts';

/**
 * If the table's total is farther than this from the reported one, the reported total wins [1]. Source: the project's rule for
 * totals.
 */
const TOTAL_TOLERANCE_FRACTION = 0.03;

/**
 * A reported total farther than this from every layout of the carrier's is of none of them [1]: it is another layout's, or was
 * filed with another type's flights or with too few departures. Our choice: a layout scaled that far is no aircraft that flies.
 */
const SCALED_AT_MOST_FRACTION = 0.2;

/** The carrier's layouts of the type that fit the route; undefined where none of the type is known. */
export function layoutsOnRoute(
  { carrierCode, type, route, isTypeCertain }: SeatsQuestion,
  { layoutsOf }: SeatsData,
): readonly FittingLayout[] | undefined {
  const layouts = layoutsOf(carrierCode, type);
  return layouts.length === 0 ? undefined : fittingLayouts(layouts, route, isTypeCertain);
}

/**
 * The carrier's layouts whose total is the one reported on the route, else the nearest of them scaled to it, if it is near. Where each
 * was read from a page, a report that may be of other types does not outweigh them: they count as they are.
 */
export const layoutsOfReportedTotal: SeatsRule = (question, data) => {
  const { reportedSeats, mayReportBeOfOthers, type } = question;
  const layouts = reportedSeats === undefined ? undefined : layoutsOnRoute(question, data);
  if (reportedSeats === undefined || !layouts || layouts.length === 0) return undefined;
  const offBy = ({ of }: FittingLayout) => Math.abs(of.totalSeats - reportedSeats);
  const nearest = Math.min(...layouts.map(offBy));
  const near = layouts.filter((layout) => offBy(layout) <= nearest + 1);
  if (nearest / reportedSeats <= TOTAL_TOLERANCE_FRACTION) return near;
  if (mayReportBeOfOthers && layouts.every(({ of }) => of.evidence === 'READ')) return layouts;
  if (nearest / reportedSeats > SCALED_AT_MOST_FRACTION) return undefined;
  const { body } = type.aircraft.value;
  return near.map((layout) => ({ ...layout, ...scaledTo(layout.seats, body, reportedSeats / layout.of.totalSeats) }));
};

/** The carrier's layouts that fit the route. */
export const carrierLayouts: SeatsRule = (question, data) => layoutsOnRoute(question, data);

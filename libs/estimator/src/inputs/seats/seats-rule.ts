import type { CabinLayout, SeatsPerClass, Tables } from '@tim/reference-data';
import type { Route } from '../../question/route.ts';
import type { WeightedType } from '../aircraft/aircraft-rule.ts';
import type { FuelledType } from '../aircraft/fuelled-type.ts';
import type { Rule } from '../first-answer.ts';
import type { CountedSeats, WeightedSeats } from './likely-seats.ts';

export type SeatsQuestion = Pick<WeightedType, 'reportedSeats' | 'mayReportBeOfOthers' | 'scheduledSeats'> & {
  readonly carrierCode: string;
  readonly type: FuelledType;
  readonly route: Route;
  /** True when the caller names the type, so that a layout that hardly fits the route still counts. */
  readonly isTypeCertain: boolean;
  /** Set by the caller. */
  readonly given: SeatsPerClass | undefined;
};

/** A layout of a carrier with its seats as they count. */
export type CountedLayout = CountedSeats & { readonly of: CabinLayout };

export type SeatsData = {
  readonly tables: Pick<Tables, 'reportedSeats' | 'schedules' | 'seats'>;
  /** The layouts a carrier has of a type; none where they are not known. */
  readonly layoutsOf: (carrierCode: string, type: FuelledType) => readonly CountedLayout[];
  /** The seats usual in a type; undefined where none are known. */
  readonly usualSeatsOf: (type: FuelledType) => CountedSeats | undefined;
};

/** One way to the seats a type may have on a route; an empty list where its seats are known, and none fit. */
export type SeatsRule = Rule<SeatsQuestion, SeatsData, readonly WeightedSeats[]>;

import type { Body, CargoBasis, Sourced, Tables } from '@tim/reference-data';
import type { Route } from '../../question/route.ts';
import type { Rule } from '../first-answer.ts';

export type CargoQuestion = {
  readonly carrierCode: string;
  readonly route: Pick<Route, 'greatCircleKm' | 'isDomestic' | 'origin' | 'reported' | 'touchesUs'>;
  readonly body: Body;
  /** Set by the caller. */
  readonly given: number | undefined;
};

export type CargoData = {
  readonly tables: Pick<Tables, 'aircraft' | 'cargo' | 'indiaTraffic' | 'traffic'>;
  /** Whether a carrier flies wide bodies of its own. */
  readonly hasWideBodies: (carrierCode: string) => boolean;
};

/** One way to the cargo mass fraction. */
export type CargoRule = Rule<CargoQuestion, CargoData, Sourced<number, CargoBasis>>;

import { fill } from '@tim/languages';
import type { Messages } from './messages/en.ts';
import type { Words } from './words.ts';

const METHOD = 'Travel Impact Model 3.0.0';

/** What the sources of steps name, the same in every language. */
const DOCUMENTS = {
  method: METHOD,
  flightLevel: `${METHOD}, flight level CO2e estimates`,
  typical: `${METHOD}, projects/typical_flight_emissions.md`,
} as const;

export const stepWords =
  ({ steps, typicalRoutesWithin }: Messages['steps']): Words['step'] =>
  ({ key, limits }) => {
    const { name, formula, source } = steps[key];
    return {
      name,
      formula: limits
        ? fill(typicalRoutesWithin, { ...limits, fewestUsersPercent: limits.fewestUsersFraction * 100 })
        : formula,
      source: fill(source, DOCUMENTS),
    };
  };

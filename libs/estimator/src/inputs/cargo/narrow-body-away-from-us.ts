import type { CargoRule } from './cargo-rule.ts';

/** On narrow bodies away from the US, which no public statistics count: what airlines from there carry to the US. */
export const narrowBodyAwayFromUsCargo: CargoRule = ({ body, route }, { tables }) =>
  body === 'narrow' && !route.touchesUs ? tables.cargo.narrowBodyAwayFromUs.cargoMassFraction : undefined;

import type { CargoRule } from './cargo-rule.ts';

/** The mean of flights about as long with the same body. */
export const distanceBandCargo: CargoRule = ({ body, route }, { tables }) =>
  tables.cargo.cargoMassFraction(body, route.greatCircleKm);

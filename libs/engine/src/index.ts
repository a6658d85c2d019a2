export type { FuelBurnCurve } from './fuel-burn-curve.ts';

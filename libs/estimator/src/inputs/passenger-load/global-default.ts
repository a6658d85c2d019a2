/**
 * Load factor where none is known by route or carrier: 0.845, occupied / available seats.
 * Source: Google TIM 3.0.0, README, "Passenger load factor"; from US figures of 2019.
 */
export const GLOBAL_DEFAULT_LOAD_FACTOR = {
  value: 0.845,
  basis: { kind: 'global-default' },
  source: 'GLOBAL_DEFAULT',
  sourceVersion: '2019',
  dataCategory: 'DEFAULT',
} as const;

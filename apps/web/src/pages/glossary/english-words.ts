import type { GLOSSARY } from './texts.ts';

/** The words in English, by which docs/glossary.csv lists those of each language. */
export const ENGLISH_WORDS: Readonly<Record<keyof (typeof GLOSSARY)['terms'], string>> = {
  wellToWake: 'well to wake',
  tankToWake: 'tank to wake',
  wellToTank: 'well to tank',
  co2e: 'CO2e',
  emissionFactor: 'emission factor',
  typical: 'typical emissions',
  range: 'range',
  loadFactor: 'load factor',
  cargoMassFraction: 'cargo mass fraction',
  greatCircle: 'great-circle distance',
  detour: 'detour',
  landingAndTakeOff: 'landing and take-off (LTO)',
  climbCruiseDescent: 'climb, cruise and descent (CCD)',
  cabinClass: 'cabin class',
  operatingCarrier: 'operating carrier',
  codeshare: 'codeshare',
  connection: 'connection',
  sustainableFuel: 'sustainable aviation fuel (SAF)',
  contrail: 'contrail',
  radiativeForcing: 'effective radiative forcing',
  primaryData: 'primary data',
  modelledData: 'modelled data',
  defaultData: 'default data',
};

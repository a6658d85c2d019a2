export { contrailsLabel, type ContrailsLabel } from './contrails-label.ts';
export { formatDateCard, formatDateLabel, formatDateLong, keepDayWithMonth } from './dates.ts';
export { formatKilograms } from './format-kilograms.ts';
export { formatNumber, formatShort, formatSigned, withUnit } from './format-number.ts';
export { formatPercent } from './format-percent.ts';
export { CSV_DELIMITER, withDecimalMark } from './decimal-mark.ts';
export { formatWhole } from './format-whole.ts';
export {
  gramsToKilograms,
  toKilogramsPerPassenger,
  type GramsByCabin,
  type KilogramsPerPassenger,
} from './kilograms-per-passenger.ts';
export { axisEndKg, roundRange, roundTo, type RoundedRange } from './rounding.ts';

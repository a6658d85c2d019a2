export { departureWindow } from './departure-window.ts';
export { hasErrorState, helperText, type FieldName } from './field-rules.ts';
export { isJsonObject, type JsonObject } from './json-fields.ts';
export { EXTRAS, LIMITS, workOfRequest, type Extras } from './limits.ts';
export { isFlightLegValid, isMarketValid } from './leg-validity.ts';
export { parseFlightEmissionsRequest } from './parse-flight-emissions-request.ts';
export { parseTypicalEmissionsRequest } from './parse-typical-emissions-request.ts';
export type { Parsed, Violation } from './violation.ts';

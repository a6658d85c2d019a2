export { flightWithEmissionsMessage } from './flight-message.ts';
export type { Parts } from './flight-message.ts';
export { travelOptionMessage } from './travel-option-message.ts';
export { flightQuery, marketQuery } from './query.ts';
export { typicalFlightEmissionsMessage } from './typical-message.ts';

export { carrierNames } from './carrier-names.ts';
export { flightWithEmissionsMessage } from './flight-message.ts';
export type { OwnNames } from './own-names.ts';
export { placeNames } from './place-names.ts';
export { travelOptionFields } from './travel-option-message.ts';
export { flightQuery } from './query.ts';
export { typicalFlightEmissionsMessage } from './typical-message.ts';

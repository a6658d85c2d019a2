export { carrierNames } from './carrier-names.ts';
export { cityNames } from './city-names.ts';
export { flightWithEmissionsMessage } from './flight-message.ts';
export { travelOptionFields } from './travel-option-message.ts';
export { flightQuery } from './query.ts';
export { typicalFlightEmissionsMessage } from './typical-message.ts';

export { apiDetailedFlightMessage } from './api-v1/detailed-message.ts';
export { apiFlightMessage } from './api-v1/flight-message.ts';
export type { Parts } from './flight-message.ts';
export { apiTypicalMessage } from './api-v1/typical-message.ts';
export { upperCaseFlight, upperCaseMarket } from './api-v1/upper-case.ts';
export { aircraftInWords, unavailableInWords } from './api-v1/in-words.ts';

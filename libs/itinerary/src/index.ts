export { cabinLetter, readCabin, TRIP_CABINS, type TripCabin } from './cabins.ts';
export { formatItinerary, formatMarketItinerary } from './format-itinerary.ts';
export { toFlight, toMarket, type ItineraryEntry } from './itinerary-entry.ts';
export { parseItinerary } from './parse-itinerary.ts';
export { cabinsOf, formatPeople, MOST_PEOPLE, ONE_PERSON, readPeople, type People, type ReadPeople } from './people.ts';
export {
  formatQuestion,
  parseQuestion,
  QUESTION_PARAMETERS,
  readAirline,
  USUAL_QUESTION,
  type Question,
  type QuestionParameters,
  type QuestionProblem,
} from './question.ts';
export {
  formatTrip,
  parseTrip,
  TRIP_LIMITS,
  type ParsedTrip,
  type Trip,
  type TripLeg,
  type TripProblem,
} from './trip.ts';

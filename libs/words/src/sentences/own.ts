/** The sentences about an answer in the language of this program, each by itself: a page that says one loads no other words. */
export { aircraftFoundWords as ownAircraftFound } from '../en/aircraft-found.ts';
export {
  closedAirportWords as ownClosedAirport,
  notForPassengersWords as ownNotForPassengers,
} from '../en/not-for-passengers.ts';
export { numberListingWords as ownNumberListing } from '../en/number-listing.ts';
export { standingWords as ownStanding } from '../en/standing.ts';

import type { Words } from '../words.ts';
import { aircraftFoundWords } from './aircraft-found.ts';
import { driverWords } from './drivers.ts';
import { editionWords } from './edition.ts';
import { closedAirportWords, notForPassengersWords } from './not-for-passengers.ts';
import { numberListingWords } from './number-listing.ts';
import {
  cabinWords,
  kindWords,
  quantityOfCabinsWords,
  quantityWords,
  routeWords,
  standingValueWords,
  unitWords,
} from './quantities.ts';
import { standingWords } from './standing.ts';
import { stepWords } from './steps.ts';
import { unavailableWords } from './unavailable.ts';

/** The words in Spanish. */
export const words: Words = {
  aircraftFound: aircraftFoundWords,
  numberListing: numberListingWords,
  notForPassengers: notForPassengersWords,
  closedAirport: closedAirportWords,
  standing: standingWords,
  unavailable: unavailableWords,
  driver: driverWords,
  step: stepWords,
  quantity: quantityWords,
  quantityOfCabins: quantityOfCabinsWords,
  kind: kindWords,
  cabin: cabinWords,
  route: routeWords,
  standingValue: standingValueWords,
  unit: unitWords,
  edition: editionWords,
};

import type { Explanations } from '../../words.ts';
import { SOURCES, STRATEGIES } from './provenance.ts';

const STEPS: Explanations['steps'] = {
  greatCircleDistance: {
    text: 'The shortest way between the two airports, along the curve of the earth.',
    result: '{great-circle-distance}',
  },
  flownDistance: {
    text: 'Aircraft make detours, around weather and along airways, so they fly somewhat further than the shortest way.',
    how: '{great-circle-distance} × {distance-adjustment-factor}',
    result: '{flown-distance}',
  },
  ccdDistance: {
    text: 'The way without the first and last kilometres near the airports: the fuel for these is counted apart, because an aircraft burns it differently there.',
    how: '{flown-distance} − {distance-near-airports}',
    result: '{ccd-distance}',
  },
  fuelBurn: {
    text: 'How much fuel an aircraft of this type burns: once for landing and take-off, and for the way in between, read from a published table.',
    how: '{lto-fuel} + {ccd-fuel}',
    result: '{flight-fuel}',
  },
  flightEmissions: {
    text: 'Each kilogram of fuel causes almost four kilograms of greenhouse gases: most when it is burned (tank to wake), the rest when it was made and brought to the aircraft (well to tank).',
    how: '{flight-fuel} × ({#tank-to-wake-factor} + {#well-to-tank-factor})',
    result: '{well-to-wake-emissions}',
  },
  passengersEmissions: {
    text: 'Below the cabin travels cargo, which carries its part by weight. What is left is the passengers’.',
    how: '{well-to-wake-emissions} × (100 % − {cargo-mass-fraction})',
    result: '{passengers-emissions}',
  },
  equivalentCapacity: {
    text: 'How many economy seats would fit if the whole cabin were economy: each seat counts by the floor it takes.',
    how: '{seats economy} × {seat-area economy} + {seats premiumEconomy} × {seat-area premiumEconomy} + {seats business} × {seat-area business} + {seats first} × {seat-area first}',
    result: '{capacity} economy seats',
  },
  economySeat: {
    text: 'The passengers’ part is shared among the seats that are taken. The emptier the flight, the more each passenger carries. Flights are fuller in some seasons than in others: where that is known, the same flight differs with its date.',
    how: '{passengers-emissions} ÷ ({capacity} × {passenger-load-factor})',
    result: '{economy-seat-emissions}',
  },
  passengerGrams: {
    text: 'Each passenger’s share grows with the floor their seat takes, counted in economy seats.',
    how: 'business: {economy-seat-emissions} × {seat-area business}',
    result: '{grams-per-passenger business}',
  },
  typicalRoutes: {
    text: 'The ways people can really take between the two places, with and without a change of aircraft; those that take much longer are left out.',
    result: '{count} routes',
  },
  weightedMedian: {
    text: 'The typical figure is the one in the middle, sorted by emissions and counted by days of service: half of the departures cause more, half cause less. Cabins count by the floor their seats take, on each route’s own aircraft.',
    result: 'economy: {typical-grams economy}',
  },
  range: {
    text: 'Nobody can know the figure before the flight. Each uncertainty widens the range; they rarely all go in one direction, so their squares are added. The fuel tables are off by a few per cent for all flights alike; this counts only towards the fuel actually burned.',
    result:
      'economy: {range-low} to {range-high}; based on the fuel actually burned: {burned-range-low} to {burned-range-high}',
  },
  easaLabel: {
    text: 'This flight has an EU Flight Emissions Label: its figures are used instead of an estimate.',
    result: 'economy: {label-grams economy}',
  },
  contrails: {
    text: 'The white trails behind an aircraft can warm the climate, too. This is a risk beside the kilograms and no part of them: below 0.2 it is low, to 1 medium, above high.',
    how: 'beside the flight’s CO2',
    result: '{contrail-ratio}',
  },
};

const SHORT_STORY: Explanations['shortStory'] = [
  { key: 'fuelBurn', text: 'The flight burns {flight-fuel} of fuel,' },
  { key: 'flightEmissions', text: 'which causes {well-to-wake-emissions}.' },
  {
    key: 'passengersEmissions',
    text: '{cargo-mass-fraction} of that is assigned to cargo, by weight, and {passengers-emissions} to the passengers.',
  },
  {
    key: 'economySeat',
    text: 'It is divided by the floor space of their seats. The cabin has the floor space of {capacity} economy seats, and {passenger-load-factor} of the seats are taken. That makes {economy-seat-emissions} for one passenger in economy.',
  },
];

const DRIVERS: Explanations['drivers'] = {
  aircraft: 'which aircraft comes, and how it is fitted out',
  cabin: 'how well the number of seats is known',
  passengerLoad: 'how full the flight is',
  cargo: 'how much cargo travels along',
  routes: 'which route and which airline is taken',
};

/** Data categories of ISO 14083. */
const CATEGORIES: Explanations['categories'] = {
  PRIMARY: 'primary data (ISO 14083)',
  MODELED: 'modelled data (ISO 14083)',
  DEFAULT: 'default data (ISO 14083)',
};

/** The working explained in English. */
export const explanations: Explanations = {
  steps: STEPS,
  shortStory: SHORT_STORY,
  drivers: DRIVERS,
  sources: SOURCES,
  strategies: STRATEGIES,
  categories: CATEGORIES,
};

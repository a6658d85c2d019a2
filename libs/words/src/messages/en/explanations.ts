import type { Explanations } from '../../words.ts';
import { SOURCES, STRATEGIES } from './provenance.ts';

const STEPS: Explanations['steps'] = {
  greatCircleDistance: {
    text: 'The shortest distance between the two airports, along the curve of the earth.',
    result: '{great-circle-distance}',
  },
  flownDistance: {
    text: 'Aircraft make detours, around weather and along airways, so they fly somewhat further than the shortest distance.',
    how: '{great-circle-distance} × {distance-adjustment-factor}',
    result: '{flown-distance}',
  },
  ccdDistance: {
    text: 'The distance without the first and last kilometres near the airports. The fuel for those is counted separately, because an aircraft burns it differently there.',
    how: '{flown-distance} − {distance-near-airports}',
    result: '{ccd-distance}',
  },
  fuelBurn: {
    text: 'How much fuel an aircraft of this type burns, for landing and take-off and for the distance in between. Both are read from a published table.',
    how: '{lto-fuel} + {ccd-fuel}',
    result: '{flight-fuel}',
  },
  flightEmissions: {
    text: 'Each kilogram of fuel causes almost four kilograms of greenhouse gases: most when it is burned (tank to wake), the rest when it was made and brought to the aircraft (well to tank).',
    how: '{flight-fuel} × ({#tank-to-wake-factor} + {#well-to-tank-factor})',
    result: '{well-to-wake-emissions}',
  },
  passengersEmissions: {
    text: 'Cargo travels below the cabin and is assigned its part by weight. The rest is assigned to the passengers.',
    how: '{well-to-wake-emissions} × (100 % − {cargo-mass-fraction})',
    result: '{passengers-emissions}',
  },
  equivalentCapacity: {
    text: 'How many economy seats would fit if the whole cabin were economy: each seat counts by its floor space.',
    how: '{seats economy} × {seat-area economy} + {seats premiumEconomy} × {seat-area premiumEconomy} + {seats business} × {seat-area business} + {seats first} × {seat-area first}',
    result: '{capacity} economy seats',
  },
  economySeat: {
    text: 'The passengers’ part is divided among the seats that are taken. The emptier the flight, the more is assigned to each passenger. Flights are fuller in some seasons than in others: where we know this, the same flight has different figures on different dates.',
    how: '{passengers-emissions} ÷ ({capacity} × {passenger-load-factor})',
    result: '{economy-seat-emissions}',
  },
  passengerGrams: {
    text: 'Each passenger’s share grows with the floor space of their seat, counted in economy seats.',
    how: 'business: {economy-seat-emissions} × {seat-area business}',
    result: '{grams-per-passenger business}',
  },
  typicalRoutes: {
    text: 'The routes people can really take between the two places, direct or with a connection. Those that take much longer are left out.',
    result: '{count} routes',
  },
  weightedMedian: {
    text: 'The typical figure is the median. Sorted by emissions and weighted by days of service, half of the departures emit less and half more. Cabins count by the floor space of their seats, on the aircraft of each route.',
    result: 'economy: {typical-grams economy}',
  },
  range: {
    text: 'The figure cannot be known exactly before the flight. Each uncertainty widens the range. They rarely all point in the same direction, so their squares are added. The fuel tables may be off by a few per cent for all flights alike; this counts only when the emissions are calculated from the fuel actually burned.',
    result:
      'economy: {range-low} to {range-high}; if calculated from the fuel actually burned: {burned-range-low} to {burned-range-high}',
  },
  easaLabel: {
    text: 'This flight has an EU Flight Emissions Label: its figures are used instead of an estimate.',
    result: 'economy: {label-grams economy}',
  },
  contrails: {
    text: 'The white trails behind an aircraft can also warm the climate. The risk is shown separately and is not part of the figure: below 0.2 it is low, up to 1 medium, and above that high.',
    how: 'warming by contrails relative to that of the flight’s CO2',
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
    text: 'The passengers’ part is shared out by the floor space of their seats. The cabin has the floor space of {capacity} economy seats, and {passenger-load-factor} of the seats are taken. That makes {economy-seat-emissions} for one passenger in economy.',
  },
];

const DRIVERS: Explanations['drivers'] = {
  aircraft: 'which aircraft is used, and its seating',
  cabin: 'how well the number of seats is known',
  passengerLoad: 'how full the flight is',
  cargo: 'how much cargo is on board',
  routes: 'which route and airline are chosen',
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

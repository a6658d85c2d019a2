import type { Explanations } from '../words.ts';
import { SOURCES, STRATEGIES } from './provenance.ts';

const STEPS: Explanations['steps'] = {
  greatCircleDistance: {
    text: 'The shortest way between the two airports, along the curve of the earth.',
    numbers: '{d}',
  },
  flownDistance: {
    text: 'Aircraft make detours, around weather and along airways, so they fly somewhat further than the shortest way.',
    numbers: '{d} × {DAF} = {flown}',
  },
  ccdDistance: {
    text: 'The way without the first and last kilometres near the airports: the fuel for these is counted apart, because an aircraft burns it differently there.',
    numbers: '{flown} − {near} = {CCD}',
  },
  fuelBurn: {
    text: 'How much fuel an aircraft of this type burns: once for landing and take-off, and for the way in between, read from a published table.',
    numbers: '{m_LTO} + {m_CCD} = {m}',
  },
  flightEmissions: {
    text: 'Each kilogram of fuel causes almost four kilograms of greenhouse gases: most when it is burned (tank to wake), the rest when it was made and brought to the aircraft (well to tank).',
    numbers: '{m} × ({#f_TTW} + {#f_WTT}) = {WTW}',
  },
  passengersEmissions: {
    text: 'Below the cabin travels cargo, which carries its part by weight. What is left is the passengers’.',
    numbers: '{WTW} × (100 % − {CMF}) = {E}',
  },
  equivalentCapacity: {
    text: 'How many economy seats would fit if the whole cabin were economy: each seat counts by the floor it takes.',
    numbers:
      '{seats economy} × {factor economy} + {seats premium economy} × {factor premium economy} + {seats business} × {factor business} + {seats first} × {factor first} = {C} economy seats',
  },
  economySeat: {
    text: 'The passengers’ part is shared among the seats that are taken. The emptier the flight, the more each passenger carries. Flights are fuller in some seasons than in others: where that is known, the same flight differs with its date.',
    numbers: '{E} ÷ ({C} × {PLF}) = {e}',
  },
  passengerGrams: {
    text: 'Every cabin’s passenger carries as many economy seats as the floor of the own seat would hold.',
    numbers: 'business: {e} × {factor business} = {WTW business}',
  },
  typicalRoutes: {
    text: 'The ways people can really take between the two places, with and without a change of aircraft; those that take much longer are left out.',
    numbers: '{count} routes',
  },
  weightedMedian: {
    text: 'The typical figure is the one in the middle, sorted by emissions and counted by days of service: half of the departures cause more, half cause less. Cabins count by the floor their seats take, on each route’s own aircraft.',
    numbers: 'economy: {typical economy}',
  },
  range: {
    text: 'Nobody can know the figure before the flight. Each cause of doubt widens the range, and they seldom all go the same way, so their squares are added. The method’s fuel tables themselves are off by a few per cent, for all flights alike: that counts only for the fuel really burned.',
    numbers: 'economy: {low} to {high}; by the fuel really burned: {low_burned} to {high_burned}',
  },
  easaLabel: {
    text: 'This flight has an EU Flight Emissions Label: its figures stand here in place of an estimate.',
    numbers: 'economy: {WTW economy}',
  },
  contrails: {
    text: 'The white trails behind an aircraft can warm the climate, too. This is a risk beside the kilograms and no part of them: below 0.2 it is low, to 1 medium, above high.',
    numbers: 'beside the flight’s CO2 = {x}',
  },
};

const SHORT_STORY: Explanations['shortStory'] = [
  { key: 'fuelBurn', text: 'The flight burns {m} of fuel,' },
  { key: 'flightEmissions', text: 'which causes {WTW}.' },
  { key: 'passengersEmissions', text: 'Cargo carries {CMF} of that by weight; the passengers carry {E}.' },
  {
    key: 'economySeat',
    text: 'They share it by the floor their seats take. The cabin has the floor of {C} economy seats, and {PLF} are taken: that makes {e} for one passenger in economy.',
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

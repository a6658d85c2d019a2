import { LINKS } from './links.ts';

/** The words around the working, for a reader who knows nothing of aviation. */
export const WORKING = {
  shortHeading: 'In short',
  floorColumns: ['Cabin', 'Floor of one seat', 'kg CO2e'],
  floorLegend: 'One block is the floor of one economy seat.',
  stepsHeading: 'Step by step',
  stepsIntroduction:
    'Each line is one step with the numbers of this result. Open it for the formula, and for where every number comes from. Numbers are rounded for reading only: by hand, the last digits may come out otherwise.',
  rangeHeading: 'How sure are these figures?',
  rangeIntroduction:
    'They are an estimate made before the flight. The range is drawn so that 8 of 10 flights should fall inside it [kg CO2e, rounded outward]:',
  rangeColumns: ['Cabin', 'Lowest', 'Highest'],
  driversIntroduction: 'Where the spread comes from, the largest part first:',
  typesHeading: 'Which aircraft will it be?',
  typesIntroduction:
    'Nobody can know before the day. These may fly, each with how likely it is; the figures stand for the one in the middle by its emissions.',
  formula: 'Formula',
  source: 'From:',
  /** Before the number of the methodology's section. */
  section: 'Methodology, section',
  published: 'The published method',
  routesMiddle: 'the one in the middle',
  routeColumn: 'Route',
} as const;

/** By the driver's key; one that is not listed is called what the answer calls it. */
export const DRIVER_WORDS: Readonly<Record<string, string>> = {
  fuelModel: 'how far fuel tables are from the fuel that flights really burn',
  aircraft: 'which aircraft comes, and how it is fitted out',
  cabin: 'how well the number of seats is known',
  passengerLoad: 'how full the flight is',
  cargo: 'how much cargo travels along',
  routes: 'which route and which airline is taken',
};

/** Quantities that are shares of a whole, shown in percent. */
export const SHARE_SYMBOLS: ReadonlySet<string> = new Set(['CMF', 'PLF', 'low', 'medium', 'high']);

/** The published method's document for a step. */
const FLIGHT_LEVEL = `${LINKS.methodRepository}#flight-level-co2e-estimates`;
const BREAKDOWN = `${LINKS.methodRepository}#breakdown-from-flight-level-to-individual-level`;
const FACTORS = `${LINKS.methodRepository}#factors-details`;

/** What a step does, its numbers in one line, and where it is said in full. */
export type StepWords = {
  readonly text: string;
  /** `{symbol}` stands for a quantity, `{#symbol}` for its number alone; what follows " = " is the result. */
  readonly numbers: string;
  /** Of the methodology's page, by number. */
  readonly section: number;
  /** The published method's document; undefined where it has none to link to. */
  readonly published?: string;
};

export const STEP_WORDS: Readonly<Record<string, StepWords>> = {
  greatCircleDistance: {
    text: 'The shortest way between the two airports, along the curve of the earth.',
    numbers: '{d}',
    section: 1,
    published: FLIGHT_LEVEL,
  },
  flownDistance: {
    text: 'Aircraft make detours, around weather and along airways, so they fly somewhat further than the shortest way.',
    numbers: '{d} × {DAF} = {flown}',
    section: 2,
    published: FLIGHT_LEVEL,
  },
  ccdDistance: {
    text: 'The way without the first and last kilometres near the airports: the fuel for these is counted apart, because an aircraft burns it differently there.',
    numbers: '{flown} − {near} = {CCD}',
    section: 3,
    published: FLIGHT_LEVEL,
  },
  fuelBurn: {
    text: 'How much fuel an aircraft of this type burns: once for landing and take-off, and for the way in between, read from a published table.',
    numbers: '{m_LTO} + {m_CCD} = {m}',
    section: 3,
    published: FLIGHT_LEVEL,
  },
  flightEmissions: {
    text: 'Each kilogram of fuel causes almost four kilograms of greenhouse gases: most when it is burned (tank to wake), the rest when it was made and brought to the aircraft (well to tank).',
    numbers: '{m} × ({#f_TTW} + {#f_WTT}) = {WTW}',
    section: 4,
    published: FLIGHT_LEVEL,
  },
  passengersEmissions: {
    text: 'Below the cabin travels cargo, which carries its part by weight. What is left is the passengers’.',
    numbers: '{WTW} × (100 % − {CMF}) = {E}',
    section: 5,
    published: BREAKDOWN,
  },
  equivalentCapacity: {
    text: 'How many economy seats would fit if the whole cabin were economy: each seat counts by the floor it takes.',
    numbers:
      '{seats economy} × {factor economy} + {seats premium economy} × {factor premium economy} + {seats business} × {factor business} + {seats first} × {factor first} = {C} economy seats',
    section: 6,
    published: FACTORS,
  },
  economySeat: {
    text: 'The passengers’ part is shared among the seats that are taken. The emptier the flight, the more each passenger carries. Flights are fuller in some seasons than in others: where that is known, the same flight differs with its date.',
    numbers: '{E} ÷ ({C} × {PLF}) = {e}',
    section: 7,
    published: BREAKDOWN,
  },
  passengerGrams: {
    text: 'Every cabin’s passenger carries as many economy seats as the floor of the own seat would hold.',
    numbers: 'business: {e} × {factor business} = {WTW business}',
    section: 7,
    published: FACTORS,
  },
  typicalRoutes: {
    text: 'The ways people can really take between the two places, with and without a change of aircraft; those that take much longer are left out.',
    numbers: '{count} routes',
    section: 9,
    published: LINKS.typicalFlightMethod,
  },
  weightedMedian: {
    text: 'The typical figure is the one in the middle, sorted by emissions and counted by days of service: half of the departures cause more, half cause less. Cabins count by the floor their seats take, on each route’s own aircraft.',
    numbers: 'economy: {typical economy}',
    section: 9,
    published: LINKS.typicalFlightMethod,
  },
  range: {
    text: 'Nobody can know the figure before the flight. Each cause of doubt widens the range, and they seldom all go the same way, so their squares are added.',
    numbers: 'economy: {low} to {high}',
    section: 11,
  },
  easaLabel: {
    text: 'This flight has an EU Flight Emissions Label: its figures stand here in place of an estimate.',
    numbers: 'economy: {WTW economy}',
    section: 12,
  },
  contrails: {
    text: 'The white trails behind an aircraft can warm the climate, too. This is a risk beside the kilograms and no part of them: below 0.2 it is low, to 1 medium, above high.',
    numbers: 'beside the flight’s CO2 = {x}',
    section: 10,
  },
};

/** Where the whole of it leads, in four sentences; the placeholders are those of the steps. */
export const SHORT_STORY = [
  { key: 'fuelBurn', text: 'The flight burns {m} of fuel,' },
  { key: 'flightEmissions', text: 'which causes {WTW}.' },
  { key: 'passengersEmissions', text: 'Cargo carries {CMF} of that by weight; the passengers carry {E}.' },
  {
    key: 'economySeat',
    text: 'They share it by the floor their seats take. The cabin has the floor of {C} economy seats, and {PLF} are taken: that makes {e} for one passenger in economy.',
  },
] as const;

/** Why a seat of another cabin counts more than one. */
export function floorWords(businessFactor: number, isWideBody: boolean) {
  const body = isWideBody ? 'On an aircraft with two aisles (a wide body)' : 'On an aircraft with one aisle';
  return {
    heading: `Why does business count ${businessFactor} times economy?`,
    text: `Because of the floor. ${body}, one business seat takes the room of ${businessFactor} economy seats${isWideBody ? ': it turns into a bed' : ''}. The aircraft burns its fuel to carry all of its floor, so one passenger in business carries what ${businessFactor} in economy would.`,
    source: 'How much floor a seat takes: IATA Recommended Practice 1726, the same for all airlines.',
  };
}

/** By the source's key in the answer. */
export const SOURCE_WORDS: Readonly<Record<string, string>> = {
  EASA: 'EASA Flight Emissions Label',
  EEA: 'European Environment Agency, fuel tables by aircraft type',
  ICL: 'Imperial College London, tracks of flights really flown',
  T100: 'US Bureau of Transportation Statistics, flights reported by airlines',
  T2: 'US Bureau of Transportation Statistics, totals reported by airlines',
  CARRIER_TRAFFIC_REPORT: 'Monthly traffic figures that airlines publish themselves, or their authority does',
  IATA: 'International Air Transport Association, floor of seats',
  AIRCRAFT_MODEL_TYPICAL: 'Typical seats of the aircraft type',
  GLOBAL_DEFAULT: 'Travel Impact Model, one value for all flights',
  TIM_METHOD: 'Travel Impact Model, method document',
  CARRIER_FLEET_TABLE: 'Fleets by airline, compiled for this project',
  CARRIER_CABIN_TABLE: 'Cabin layouts by airline and aircraft type, compiled for this project',
  ROUTE_LIST: 'Flight numbers and routes seen in operation',
  ROUTE_FREQUENCY_LIST: 'Flights counted by airline and route',
  CONTRAIL_FIGURE: 'Advisory Committee, figures of the brief on contrails',
  AIRPORT_LIST: 'Public lists of airports',
  REQUEST: 'As asked for',
};

/** By the strategy's key: how near to this very flight the value is. */
export const STRATEGY_WORDS: Readonly<Record<string, string>> = {
  AIRPORT_REFERENCE_POINT: 'the airport’s own position',
  ORIGIN_DESTINATION: 'for these two airports',
  COUNTRY_PAIR: 'for these two countries',
  DEFAULT: 'mean of all flights',
  AIRCRAFT_MAPPING_EXACT: 'a table of this very type',
  AIRCRAFT_MAPPING_FALLBACK: 'a table of the nearest type',
  AIRCRAFT_MAPPING_FALLBACK_WITH_CORRECTION_FACTOR: 'a table of the nearest type, corrected for its winglets',
  CARRIER_ROUTE_MONTH: 'for this airline on this route',
  CARRIER_ROUTE_AIRCRAFT_CLASS: 'for this airline on this route, with aircraft of this width',
  ROUTE_AIRCRAFT_CLASS: 'for all airlines on this route, with aircraft of this width',
  DISTANCE_AIRCRAFT_CLASS: 'for flights about as long, with aircraft of this width',
  NARROW_BODY_OUTSIDE_US: 'for airlines from outside the US and Canada, with aircraft with one aisle',
  CARRIER_QUARTER: 'for this airline in this quarter of the year',
  CARRIER_YEAR: 'for this airline over the year',
  CARRIER_AIRCRAFT_QUARTER: 'for this airline and aircraft in this quarter of the year',
  CARRIER_AIRCRAFT_YEAR: 'for this airline and aircraft over the year',
  CARRIER_MONTH: 'for this airline in this part of the world, brought to the season',
  CARRIER_PUBLISHED_MONTH: 'for this airline or its group in this month of the year',
  CARRIER_PUBLISHED_MONTH_MOVED: 'for more of this airline’s flights in this month of the year, moved to these',
  CARRIER_PUBLISHED_MONTHS_BESIDE: 'for this airline or its group in the months beside this one',
  CARRIER_PUBLISHED_YEAR: 'for this airline or its group over the year',
  CARRIER_CABIN_LAYOUT: 'this airline’s cabins',
  CARRIER_CABIN_LAYOUT_MEAN: 'mean of this airline’s cabins that fit the route',
  CARRIER_TYPE_REGION: 'for this airline and aircraft type in this part of the world',
  AIRCRAFT_TYPE_REPORTED_MEAN: 'mean of the seats that airlines report for the type',
  CARRIER_FLEET: 'this airline’s fleet',
  ALL_CARRIERS_FLEET: 'all airlines’ fleets',
  WIDE_AIRCRAFT_BODY: 'for aircraft with two aisles',
  NARROW_AIRCRAFT_BODY: 'for aircraft with one aisle',
  GREAT_CIRCLE_SEASON: 'for this way in this season',
  GREAT_CIRCLE_SEASON_HOUR: 'for this way in this season, by the hour',
};

/** By a part of a strategy's key, which may stand anywhere in it: what was done to its value. */
export const PART_WORDS: Readonly<Record<string, string>> = {
  _SCALED_TO_REPORTED_TOTAL: 'brought to the number of seats the airline reported',
};

/** Data categories of ISO 14083. */
export const CATEGORY_WORDS: Readonly<Record<string, string>> = {
  PRIMARY: 'primary data (ISO 14083)',
  MODELED: 'modelled data (ISO 14083)',
  DEFAULT: 'default data (ISO 14083)',
};

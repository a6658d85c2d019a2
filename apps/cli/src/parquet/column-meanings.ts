import type { AnswerColumn } from '@tim/batch';

/** What a column of ours holds, and in which unit. */
export type Meaning = { readonly unit?: string; readonly meaning?: string };

const grams = (meaning: string): Meaning => ({ unit: 'g', meaning });

const WELL_TO_WAKE = 'CO2e of one passenger in this cabin, well-to-wake';
const WELL_TO_TANK = 'its part before the flight, of making the fuel';
const TANK_TO_WAKE = 'its part of the flight itself';
const LOW = 'lower end of the well-to-wake range that is meant to hold 80 %';
const HIGH = 'upper end of the well-to-wake range that is meant to hold 80 %';

/** What the columns of an answer hold: a missing one does not compile. */
const OF_ANSWERS: Readonly<Record<AnswerColumn, Meaning>> = {
  tim_status: { meaning: 'figure, no_figure, or skipped: no flight, or one that nobody took' },
  tim_kg_co2e: { unit: 'kg', meaning: 'CO2e of all passengers of the row, well-to-wake' },
  tim_g_co2e_per_passenger: grams('CO2e of one passenger, well-to-wake'),
  tim_cabin: { meaning: 'cabin of the figure' },
  tim_passengers: { meaning: 'passengers of the row' },
  tim_flights: { meaning: 'flights of each of them' },
  tim_well_to_tank_g: grams(WELL_TO_TANK),
  tim_tank_to_wake_g: grams(TANK_TO_WAKE),
  tim_low_g: grams(LOW),
  tim_high_g: grams(HIGH),
  tim_economy_g: grams(WELL_TO_WAKE),
  tim_premium_economy_g: grams(WELL_TO_WAKE),
  tim_business_g: grams(WELL_TO_WAKE),
  tim_first_g: grams(WELL_TO_WAKE),
  tim_tier: { meaning: 'the flight’s own figure or its route’s typical one' },
  tim_legs: { meaning: 'each flight of a row that stands for several, and what its figure is of' },
  tim_source: { meaning: 'who made the figure' },
  tim_data_category: { meaning: 'weakest category of ISO 14083 among the inputs' },
  tim_aircraft: { meaning: 'ICAO type used' },
  tim_aircraft_known: { meaning: 'how the aircraft is known' },
  tim_contrail_risk: { meaning: 'risk of warming by contrails; no part of the grams' },
  tim_warnings: { meaning: 'what to know of the figure, apart by spaces' },
  tim_reason: { meaning: 'why there is no figure of the flight itself' },
  tim_reason_text: { meaning: 'the reason in words' },
  tim_origin: { meaning: 'IATA code of the airport' },
  tim_destination: { meaning: 'IATA code of the airport' },
  tim_in_words: { meaning: 'what the figure rests on, what to know of it, or why the row is skipped, in words' },
  tim_engine: { meaning: 'version of the engine' },
  tim_model: { meaning: 'version of the method and date of the tables' },
  tim_data_hash: { meaning: 'names the data: with the same engine it gives the same figures' },
};

/** Columns that only the factor tables have; the others are called as an answer's, without `tim_`. */
const OF_FACTORS: ReadonlyMap<string, Meaning> = new Map(
  Object.entries<Meaning>({
    carrier: { meaning: 'IATA code of who sells the flight' },
    month: { meaning: 'month of the departure, 1 to 12' },
    flight_number: { meaning: 'without the carrier' },
    variant: { meaning: 'numbers of a route with the same figures; 0: a number that is not listed there' },
    number_known: { meaning: 'whether the number is listed on the route' },
  }),
);

/** Grams of the factor tables, which have one of each for every cabin, by what their names begin with. */
const FACTOR_GRAMS: ReadonlyMap<string, Meaning> = new Map([
  ['well_to_wake', grams(WELL_TO_WAKE)],
  ['well_to_tank', grams(WELL_TO_TANK)],
  ['tank_to_wake', grams(TANK_TO_WAKE)],
  ['low', grams(LOW)],
  ['high', grams(HIGH)],
]);

const MORE_CELLS: Meaning = { meaning: 'cells that stood after the last column' };

const ALL: ReadonlyMap<string, Meaning> = new Map([
  ...Object.entries(OF_ANSWERS),
  ...Object.entries(OF_ANSWERS).map(([name, meaning]) => [name.replace('tim_', ''), meaning] as const),
  ...OF_FACTORS,
  ['tim_more_cells', MORE_CELLS],
]);

/** Of a column of the factor tables, or of an answer's; none of a column of the list's own. */
export function meaningOf(column: string): Meaning {
  const known = ALL.get(column);
  if (known) return known;
  const part = [...FACTOR_GRAMS.keys()].find((one) => column.startsWith(`${one}_`) && column.endsWith('_g'));
  return (part !== undefined && FACTOR_GRAMS.get(part)) || {};
}

/** What a column of ours holds, and in which unit. */
export type Meaning = { readonly unit?: string; readonly meaning?: string };

const GRAMS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    well_to_wake: 'CO2e of one passenger in this cabin, well-to-wake',
    well_to_tank: 'its part before the flight, of making the fuel',
    tank_to_wake: 'its part of the flight itself',
    low: 'lower end of the well-to-wake range that is meant to hold 80 %',
    high: 'upper end of the well-to-wake range that is meant to hold 80 %',
  }),
);

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  Object.entries<Meaning>({
    carrier: { meaning: 'IATA code of who sells the flight' },
    origin: { meaning: 'IATA code of the airport' },
    destination: { meaning: 'IATA code of the airport' },
    month: { meaning: 'month of the departure, 1 to 12' },
    flight_number: { meaning: 'without the carrier' },
    variant: { meaning: 'numbers of a route with the same figures; 0: a number that is not listed there' },
    number_known: { meaning: 'whether the number is listed on the route' },
    tier: { meaning: 'the flight’s own figure or its route’s typical one' },
    data_category: { meaning: 'weakest category of ISO 14083 among the inputs' },
    aircraft: { meaning: 'ICAO type used' },
    aircraft_known: { meaning: 'how the aircraft is known' },
    contrail_risk: { meaning: 'risk of warming by contrails; no part of the grams' },
    reason: { meaning: 'why there is no figure of the flight itself' },
    reason_text: { meaning: 'the reason in words' },
    in_words: { meaning: 'what the figure rests on, what to know of it, or why the row is skipped, in words' },
    engine: { meaning: 'version of the engine' },
    model: { meaning: 'version of the method and date of the tables' },
    data_hash: { meaning: 'names the data: with the same engine it gives the same figures' },
    status: { meaning: 'figure, no_figure, or skipped: no flight, or one that nobody took' },
    kg_co2e: { unit: 'kg', meaning: 'CO2e of all passengers of the row, well-to-wake' },
    g_co2e_per_passenger: { unit: 'g', meaning: 'CO2e of one passenger, well-to-wake' },
    cabin: { meaning: 'cabin of the figure' },
    passengers: { meaning: 'passengers of the row' },
    flights: { meaning: 'flights of each of them' },
    legs: { meaning: 'each flight of a row that stands for several, and what its figure is of' },
    source: { meaning: 'who made the figure' },
    warnings: { meaning: 'what to know of the figure, apart by spaces' },
    more_cells: { meaning: 'cells that stood after the last column' },
  }),
);

/** Of a column of the factor tables, or of an answer's, which begins with `tim_`. */
export function meaningOf(column: string): Meaning {
  const name = column.replace(/^tim_/, '');
  const part = [...GRAMS.keys()].find((one) => name.startsWith(`${one}_`) && name.endsWith('_g'));
  const grams = part === undefined && name.endsWith('_g') ? 'well_to_wake' : part;
  if (name !== 'g_co2e_per_passenger' && grams !== undefined) return { unit: 'g', meaning: GRAMS.get(grams) ?? '' };
  return MEANINGS.get(name) ?? {};
}

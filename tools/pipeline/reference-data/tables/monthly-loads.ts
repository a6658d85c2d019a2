/** What was counted of a month [passengers or passenger-km, seats or seat-km, flights]. */
export type Counted = { readonly passengers: number; readonly seats: number; readonly flights: number };

/** Load factors of the whole year and of each calendar month, and the flights they were counted on. */
export type MonthlyLoads = {
  readonly flights: number;
  /** The year first, then January to December [1]. */
  readonly loadFactors: readonly number[];
};

/** A load factor is cut to these [1]: a few small months report nobody, or more passengers than seats. */
const [LOWEST, HIGHEST] = [0.2, 0.98];

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/**
 * Load factors by calendar month over the years, each drawn towards the year's.
 *
 * @param counted - by calendar month, 1 to 12; several of a month are its parts, or years
 * @param flightsOfHalf - flights of a calendar month with which its own figure counts for half
 * @returns undefined where no seat was counted
 */
export function monthlyLoads(
  counted: readonly (Counted & { readonly month: number })[],
  flightsOfHalf: number,
): MonthlyLoads | undefined {
  const year = sumOf(counted);
  if (year.seats === 0) return undefined;
  const ofYear = logit(loadFactor(year));
  const months = MONTHS.map((month) => {
    const own = sumOf(counted.filter((one) => one.month === month));
    if (own.seats === 0) return loadFactor(year);
    const share = own.flights / (own.flights + flightsOfHalf);
    return shareOf(ofYear + share * (logit(loadFactor(own)) - ofYear));
  });
  return { flights: year.flights, loadFactors: [loadFactor(year), ...months] };
}

function sumOf(counted: readonly Counted[]): Counted {
  const sum = { passengers: 0, seats: 0, flights: 0 };
  for (const one of counted) {
    sum.passengers += one.passengers;
    sum.seats += one.seats;
    sum.flights += one.flights;
  }
  return sum;
}

const loadFactor = ({ passengers, seats }: Counted) => Math.min(HIGHEST, Math.max(LOWEST, passengers / seats));
const logit = (share: number) => Math.log(share / (1 - share));
const shareOf = (value: number) => 1 / (1 + Math.exp(-value));

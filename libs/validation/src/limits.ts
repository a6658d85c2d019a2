/** What one request may hold and cost. The backend keeps to it, and the API's documents state it. */
export const LIMITS = {
  /** Flights or markets of one request. */
  entries: 1000,
  /** Flights or markets of one request that asks for the working: one such takes as much as ten without. */
  entriesWithWorking: 25,
  /** Markets of one request that asks for the ways to fly them. */
  entriesWithOptions: 5,
  /** What a market with the ways to fly it counts for, so that a visitor may look at fifteen routes in a minute. */
  workOfOptions: 20,
  /** What an entry with its working counts for; without it counts for one. */
  workOfWorking: 10,
  /** What a PNG of a figure counts for beside the figure: drawing it takes as long as finding the ways to fly a market. */
  workOfPicture: 20,
  /** Work beyond which a request waits for the other large ones: more than ten flights, or one with its working. */
  workAtOnce: 10,
  /** Body of a call of the API or of a tool [bytes]; 1000 flights take about 200 kB. */
  bodyBytes: 1_048_576,
  /** Body of a callable [bytes]: the site sends a few hundred. */
  callableBodyBytes: 262_144,
  /** Lists and objects in one another, in a body. */
  depth: 64,
  /** Commas in a body, outside of texts: its members and entries, about. 1000 flights have 8000, 1000 segments 9000. */
  commas: 15_000,
  /** Answer, before it is compressed [bytes]; the largest a request within the other limits has had took 4 MB. */
  answerBytes: 8_388_608,
} as const;

/** What a request asks for of each entry beside its figures, which decides what it may cost. */
export type Extras = { readonly includeWorking?: boolean | undefined; readonly includeOptions?: boolean | undefined };

/** How many entries a request may have that asks for more beside their figures. */
export const EXTRAS = [
  { name: 'includeOptions', most: LIMITS.entriesWithOptions },
  { name: 'includeWorking', most: LIMITS.entriesWithWorking },
] as const;

/** What a request counts for, in the rate limit and in the line of large requests [entries without more]. */
export function workOfRequest(entries: number, { includeWorking, includeOptions }: Extras): number {
  const ofEach = (includeOptions ? LIMITS.workOfOptions : 0) + (includeWorking ? LIMITS.workOfWorking : 0);
  return entries * Math.max(1, ofEach);
}

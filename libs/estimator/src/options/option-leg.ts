import type { FlightEstimate, FlightResult, GramsRange, LabelledFlight, NamedCarrier, OptionLeg } from '../estimate.ts';
import type { Leg } from '../typical/network.ts';

/** The airports of a leg's flights, and the days a year on which they are flown. */
export type Pair = Leg['pairs'][number];

/** A leg with its figures. */
export type EmittingLeg = {
  readonly leg: OptionLeg;
  readonly grams: FlightEstimate['wellToWakeGramsPerPassenger'];
  readonly range: Pick<GramsRange, 'low' | 'high'>;
};

/** Asks for one flight of a carrier by its number. */
export type AskFlight = (flight: {
  readonly carrierCode: string;
  readonly flightNumber: number;
  readonly origin: string;
  readonly destination: string;
}) => FlightResult;

function emittingLeg(
  result: FlightEstimate | LabelledFlight,
  flown: Omit<OptionLeg, 'aircraft' | 'missingCabins' | 'operatedBy' | 'contrailsImpactBucket'>,
): EmittingLeg {
  const { wellToWakeGramsPerPassenger: grams, contrailsImpactBucket } = result;
  const leg = { ...flown, ...(contrailsImpactBucket && { contrailsImpactBucket }) };
  if (result.kind === 'labelled') {
    const ends = { low: grams, high: grams };
    return { leg, grams, range: ends };
  }
  const { aircraft, missingCabins, operatedBy, range } = result;
  return {
    leg: { ...leg, aircraft, missingCabins, operatedBy },
    grams,
    range: { low: range.low, high: range.high },
  };
}

/**
 * Asked for where no number is known. Some carriers have freighters of such a number (Cathay Pacific 1 to 99): a test asks all
 * compiled routes that the list has not, and fails for one that is not answered as the carrier's own.
 */
const OWN_NUMBER = 1;

/**
 * A carrier's flights between two airports: numbers with the same answer stand together, most numbers first. Where none is known,
 * flights without a number: as those of the way back are mostly answered.
 *
 * @param known - the carrier's numbers there and on the way back, those flown most often first, and whether all of those there are of special
 *   flights: then the number of its usual flights is not known
 */
export function emittingLegs(
  carrier: NamedCarrier,
  { origin, destination }: Pair,
  {
    numbers,
    numbersBack,
    areSpecial,
  }: { readonly numbers: readonly number[]; readonly numbersBack: readonly number[]; readonly areSpecial: boolean },
  ask: AskFlight,
): readonly EmittingLeg[] {
  const ends = { origin: origin.iataAirportCode, destination: destination.iataAirportCode };
  const groups = new Map<string, { readonly result: FlightEstimate | LabelledFlight; readonly numbers: number[] }>();
  const isListed = numbers.length > 0;
  const asked = isListed ? numbers : numbersBack;
  for (const flightNumber of asked.length > 0 ? asked : [OWN_NUMBER]) {
    const result = ask({ carrierCode: carrier.carrierCode, flightNumber, ...ends });
    if (result.kind === 'unavailable') continue;
    const operator = result.kind === 'estimated' ? JSON.stringify(result.operatedBy) : 'label';
    const key = `${operator} ${JSON.stringify(result.wellToWakeGramsPerPassenger)}`;
    const group = groups.get(key) ?? { result, numbers: [] };
    group.numbers.push(flightNumber);
    groups.set(key, group);
  }
  const sorted = [...groups.values()].sort((a, b) => b.numbers.length - a.numbers.length);
  return (isListed ? sorted : sorted.slice(0, 1)).map((group) =>
    emittingLeg(group.result, { ...carrier, ...ends, flightNumbers: isListed && !areSpecial ? group.numbers : [] }),
  );
}

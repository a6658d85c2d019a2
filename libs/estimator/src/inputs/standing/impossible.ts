import { ENTERED_FROM } from './entered.ts';
import { flyingFor } from './known.ts';
import type { StandingData, StandingRule } from './standing-rule.ts';

/** An end is an airport where no flight can be booked. */
export const airportWithoutPassengers: StandingRule = ({ origin, destination }, { tables: { airportUse } }) => {
  for (const airport of [origin, destination]) {
    const use = airportUse.find(airport)?.use;
    if (use === undefined || use === 'limited') continue;
    const basis = { kind: 'airport-without-passengers', airportCode: airport.iataAirportCode, use } as const;
    return { ...airportUse.provenance, value: 'not-flown', basis };
  }
  return undefined;
};

/** True when the carrier is known for passengers: a passenger fleet, seats reported, or what is known of who holds its code. */
function carriesPassengers({ carrierStatus, fleets, reportedSeats }: StandingData['tables'], code: string): boolean {
  const holder = carrierStatus.holderOf(code);
  if (holder?.kind === 'charter') return false;
  if (fleets.ofCarrier(code) || reportedSeats.ofCarrier(code).length > 0) return true;
  return (holder?.kind === 'passenger' || holder?.kind === 'mixed') && holder.status === 'operating';
}

/** The carrier sells nothing under its code, or is not known to. */
export const sellsNoSeats: StandingRule = ({ carrierCode }, { tables }) =>
  carriesPassengers(tables, carrierCode)
    ? undefined
    : { ...COMPILED, value: 'not-flown', basis: { kind: 'sells-no-seats' } };

const COMPILED = {
  source: 'ROUTE_LIST',
  sourceVersion: 'carrier status, August 2026',
  dataCategory: 'DEFAULT',
} as const;

/** Within another country, where the carrier may sell none: what is listed is a leg of a longer flight, or a code on another's. */
export const foreignDomestic: StandingRule = ({ market }) =>
  market === 'foreign-domestic' ? { ...COMPILED, value: 'not-flown', basis: { kind: 'foreign-domestic' } } : undefined;

/** None of the types of the carrier, nor of those that fly for it, reaches so far or may land there. */
export const noFittingAircraft: StandingRule = (question, { tables, hasFittingAircraft }) =>
  flyingFor(tables, question.carrierCode).some((code) => hasFittingAircraft(code, question))
    ? undefined
    : { ...COMPILED, value: 'not-flown', basis: { kind: 'no-fitting-aircraft' } };

/** A carrier with an entry since this month still flies the route itself. Our choice. */
const OWN_FROM = '2024-01';
/** A sister company that has taken a route over has at least this many flight numbers for each of the carrier's [1]. Our choice. */
const SISTER_SHARE = 0.5;

/**
 * A sister company flies under the carrier's code: between two other countries, where it has the rights, or with half as many
 * numbers as the carrier or more, entered since the carrier's own there were.
 */
export const flownBySister: StandingRule = (
  { carrierCode, origin, destination, market, lastEntered, numberCount },
  { tables: { flights, partners } },
) => {
  const sister = partners.ofCarrier(carrierCode).find((partner) => {
    if (!partner.fliesLargeAircraft) return false;
    const out = flights.carrierRoute(partner.carrierCode, origin, destination);
    const back = flights.carrierRoute(partner.carrierCode, destination, origin);
    if (!out || !back) return false;
    const sisterEntered = out.lastEntered > back.lastEntered ? out.lastEntered : back.lastEntered;
    if (sisterEntered < ENTERED_FROM) return false;
    const hasTakenOver =
      lastEntered < OWN_FROM &&
      sisterEntered >= OWN_FROM &&
      out.flightNumberCount + back.flightNumberCount >= SISTER_SHARE * numberCount;
    return market !== 'own' || hasTakenOver;
  });
  return (
    sister && { ...COMPILED, value: 'not-flown', basis: { kind: 'flown-by-sister', carrierCode: sister.carrierCode } }
  );
};

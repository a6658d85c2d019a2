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
  flyingFor(question, tables).some((code) => hasFittingAircraft(code, question))
    ? undefined
    : { ...COMPILED, value: 'not-flown', basis: { kind: 'no-fitting-aircraft' } };

/** Entries after this month are of late. Our choice. */
const SISTER_FROM = '2024-01';
/** Numbers of a sister company, of each of the carrier's own, from which it has taken a route over, not joined there. Our choice. */
const SISTER_SHARE = 0.5;

/**
 * A sister company flies under the carrier's code: between two other countries, where it has the rights, or with half as many
 * numbers as the carrier or more, entered since the carrier's own there were.
 */
export const flownBySister: StandingRule = (
  { carrierCode, origin, destination, market, lastEntered, numberCount },
  { tables },
) => {
  const sister = tables.partners.ofCarrier(carrierCode).find((partner) => {
    if (!partner.fliesLargeAircraft) return false;
    const routes = [
      tables.flights.carrierRoute(partner.carrierCode, origin, destination),
      tables.flights.carrierRoute(partner.carrierCode, destination, origin),
    ].filter((route) => route !== undefined);
    const sisterCount = routes.reduce((sum, { flightNumberCount }) => sum + flightNumberCount, 0);
    const isSinceOwn = () =>
      lastEntered < SISTER_FROM &&
      sisterCount >= SISTER_SHARE * numberCount &&
      routes.some((route) => route.lastEntered >= SISTER_FROM);
    return routes.length > 0 && (market !== 'own' || isSinceOwn());
  });
  return (
    sister && { ...COMPILED, value: 'not-flown', basis: { kind: 'flown-by-sister', carrierCode: sister.carrierCode } }
  );
};

/*
 * What an answer tells in codes, as the estimator has it: what the words of a language take. A code that only a newer backend
 * knows is undefined here, for there are no words for it.
 */

import type {
  AircraftBasis,
  ClosedAirport,
  NamedCarrier,
  NumberListing,
  OperatedBy,
  Standing,
  Unavailable,
} from '@tim/estimator';
import { UnavailableReason } from '@tim/messages';
import type {
  AircraftFound as AircraftFoundMessage,
  CabinFound as CabinFoundMessage,
  ClosedAirport as ClosedAirportMessage,
  NamedCode as NamedCodeMessage,
  NumberListing as NumberListingMessage,
  OperatedBy as OperatedByMessage,
  RouteStanding as RouteStandingMessage,
} from '@tim/messages';
import type { AircraftFound } from '@tim/words';
import type { EmptyReason } from './outcome.ts';

const NOBODY: NamedCodeMessage = { code: '', name: '' };

const carrierOf = ({ code, name }: NamedCodeMessage = NOBODY): NamedCarrier => ({
  carrierCode: code,
  carrierName: name,
});

/** How an aircraft was found, who flies it and which cabin it has. */
export function readAircraftFound(message: AircraftFoundMessage): AircraftFound | undefined {
  const basis = readBasis(message);
  const operatedBy = message.operatedBy && readOperatedBy(message.operatedBy);
  const seatsPerClass = message.cabin && readCabin(message.cabin);
  return basis && operatedBy && seatsPerClass && { aircraft: { basis }, operatedBy, inputs: { seatsPerClass } };
}

function readBasis({ kind, carrier, schedule, family, ...found }: AircraftFoundMessage): AircraftBasis | undefined {
  const { isMiddleOfSeveral, isFleetKnown } = found;
  switch (kind) {
    case 'given':
      return { kind };
    case 'family-default':
      return { kind, family: family ?? '', ...carrierOf(carrier) };
    case 'scheduled-on-day':
    case 'scheduled-for-number':
    case 'scheduled-on-route':
    case 'seen-on-route':
    case 'reported-on-route':
    case 'kept-for-route':
    case 'counted-seats-on-route':
    case 'fleet-and-seats-on-route':
    case 'carrier-fleet':
    case 'reported-elsewhere':
    case 'all-carriers-fleets':
      return {
        kind,
        ...carrierOf(carrier),
        isMiddleOfSeveral,
        isFleetKnown,
        ...(schedule !== undefined && { schedule }),
        ...(family !== undefined && { family }),
      };
    default:
      return undefined;
  }
}

function readOperatedBy({ kind, carrier, partner = NOBODY }: OperatedByMessage): OperatedBy | undefined {
  switch (kind) {
    case 'carrier':
      return { kind };
    case 'carrier-not-listed':
      return { kind, ...carrierOf(carrier) };
    case 'partner':
    case 'probably-partner':
      return { kind, ...carrierOf(carrier), partnerCode: partner.code, partnerName: partner.name };
    default:
      return undefined;
  }
}

type Seats = AircraftFound['inputs']['seatsPerClass'];

function readCabin(cabin: CabinFoundMessage): Seats | undefined {
  const basis = readSeatsBasis(cabin);
  const dataCategory = cabin.dataCategory as Seats['dataCategory'];
  return basis && { basis, dataCategory, sourceVersion: cabin.sourceVersion };
}

function readSeatsBasis({ kind, layouts, ...cabin }: CabinFoundMessage): Seats['basis'] | undefined {
  const { isScaledToReportedTotal, isSharedOut } = cabin;
  switch (kind) {
    case 'given':
      return { kind };
    case 'carrier-layouts':
      return { kind, layouts, isScaledToReportedTotal };
    case 'typical-of-type':
    case 'reported-mean-of-type':
      return { kind, isScaledToReportedTotal };
    case 'scheduled-seats':
      return { kind, isSharedOut };
    default:
      return undefined;
  }
}

/** What the list of flights has of a flight number. */
export function readNumberListing({ lastEntered, ...listing }: NumberListingMessage): NumberListing {
  return { ...listing, ...(lastEntered !== undefined && { lastEntered }) };
}

/** Why a carrier's route is taken to be flown today, or not. */
export function readStanding({
  why: kind,
  month = '',
  airportCode = '',
  airportUse = '',
  carrierCode = '',
}: RouteStandingMessage): Standing['basis'] | undefined {
  switch (kind) {
    case 'airport-without-passengers':
      return { kind, airportCode, use: airportUse };
    case 'reported-lately':
    case 'reported-no-more':
      return { kind, through: month };
    case 'entered-lately':
    case 'entered-since':
    case 'entered-one-way':
      return { kind, lastEntered: month };
    case 'flown-by-sister':
      return { kind, carrierCode };
    case 'scheduled-on-day':
    case 'scheduled-for-number':
    case 'scheduled-on-route':
      // Which schedule, nobody is told here.
      return { kind, schedule: '' };
    case 'route-compiled':
    case 'sells-no-seats':
    case 'seen-lately':
    case 'foreign-domestic':
    case 'no-fitting-aircraft':
    case 'between-foreign-countries':
    case 'flown-in-2022':
    case 'hardly-flown-in-2022':
    case 'flown-in-2016-17':
    case 'listed-alone':
      return { kind };
    default:
      return undefined;
  }
}

/** An airport that is closed to passengers, with the names of airports that came with it. */
export function readClosedAirport(
  { code, since, successors }: ClosedAirportMessage,
  names: Readonly<Record<string, string>>,
): ClosedAirport {
  const named = (airport: string) => ({ code: airport, name: names[airport] ?? airport });
  return { airport: named(code), since, successors: successors.map(named) };
}

type Known = NonNullable<Unavailable['notForPassengers']>;

/** The reasons why nobody can take a flight. */
const REASONS: ReadonlyMap<UnavailableReason, Unavailable['reason']> = new Map([
  [UnavailableReason.CARRIES_FREIGHT, 'CARRIES_FREIGHT'],
  [UnavailableReason.NO_LONGER_FLIES, 'NO_LONGER_FLIES'],
  [UnavailableReason.ROUTE_CLOSED, 'ROUTE_CLOSED'],
  [UnavailableReason.AIRPORT_MOVED, 'AIRPORT_MOVED'],
  [UnavailableReason.SOLD_UNDER_ANOTHER_CODE, 'SOLD_UNDER_ANOTHER_CODE'],
]);

/** Why nobody can take a flight; undefined of any other reason. */
export function readNotForPassengers({
  unavailableReason,
  detail,
  notForPassengers,
}: EmptyReason): Pick<Unavailable, 'reason' | 'value' | 'notForPassengers'> | undefined {
  const reason = REASONS.get(unavailableReason);
  if (!notForPassengers || !reason) return undefined;
  const { of, since, holder = NOBODY, successors, closedAirport } = notForPassengers;
  return {
    reason,
    value: detail?.value ?? '',
    notForPassengers: {
      of: of as Known['of'],
      since,
      holderCode: holder.code,
      holderName: holder.name,
      successors,
      ...(closedAirport && { closedAirport }),
    },
  };
}

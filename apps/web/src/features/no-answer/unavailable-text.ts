import { formatDateCard, formatWhole, withUnit } from '@tim/format';
import { fill, fillCount, OWN_MANNER, type Message } from '@tim/languages';
import { UnavailableReason, type Market } from '@tim/messages';
import type { EmptyReason } from '../../shared/api/outcome.ts';
import { JOIN } from '../../shared/join.ts';
import { notForPassengersText } from '../../shared/api/answer-sentences.ts';
import { failureText } from './failure-text.ts';
import { namedBy, namedWords } from '../../shared/named-words.ts';
import { EMPTY } from './texts.ts';

const MAX_LISTED = 12;

function listed(codes: readonly string[]): string {
  const first = JOIN.clauses(codes.slice(0, MAX_LISTED));
  const count = codes.length - MAX_LISTED;
  return count > 0 ? fillCount(EMPTY.listed, { codes: first, count }, OWN_MANNER) : first;
}

/** A sentence about something that has a name, or that the answer does not name. */
function about(
  { named, unnamed }: { readonly named: Message<'value'>; readonly unnamed: string },
  value: string | undefined,
): string {
  return value === undefined ? unnamed : fill(named, { value });
}

function routes(markets: readonly Market[], { placeNames }: EmptyReason): string {
  const named = namedBy((code) => placeNames?.[code]);
  return listed(markets.map(({ origin, destination }) => JOIN.fromTo(named(origin), named(destination))));
}

/**
 * What is known of why an answer holds no figures, in plain words, with what would have worked instead.
 *
 * @param of - what was asked for: of a route it is the typical figure that is missing, ways with a change may be known
 * @returns undefined when nothing is known
 */
export function emptyReasonText(reason: EmptyReason, of: 'route' | 'flight'): string | undefined {
  const { unavailableReason, detail } = reason;
  const carriers = (detail?.carrierCodes ?? []).map((code) => airlineText(code, reason));
  const knownCarriers = carriers.length > 0 ? [fill(EMPTY.carriers, { codes: listed(carriers) })] : [];
  const markets = detail?.markets ?? [];
  const listedNumber = markets.length > 0 ? [fill(EMPTY.numberListed, { routes: routes(markets, reason) })] : [];
  const notForPassengers = notForPassengersText(reason);
  if (notForPassengers !== '') return JOIN.sentences([notForPassengers, ...knownCarriers]);
  const why = whyText(reason);
  switch (unavailableReason) {
    case UnavailableReason.UNKNOWN_CARRIER:
      return JOIN.sentences([why ?? '', ...knownCarriers]);
    case UnavailableReason.CARRIER_NOT_ON_ROUTE:
      return JOIN.sentences([why ?? '', ...listedNumber, ...knownCarriers]);
    case UnavailableReason.NO_KNOWN_SERVICE:
      return JOIN.sentences([
        why ?? '',
        ...listedNumber,
        ...(of === 'route' && !detail?.noFlights ? [EMPTY.tooFewWays] : []),
      ]);
    default:
      return why;
  }
}

const airlineText = (code: string, { carrierNames }: EmptyReason): string =>
  namedWords({ code, name: carrierNames?.[code] });

/** That a code is a city's, with its airports. */
function cityText(value: string | undefined, airports: string): string {
  const { named, unnamed } = EMPTY.cityOf;
  return value === undefined ? fill(unnamed, { airports }) : fill(named, { value, airports });
}

/** Why no airline is known: nobody flies within a city, or so near; otherwise the list of flights has none. */
function noServiceText({ detail, placeNames }: EmptyReason): string {
  const { noFlights, value = '' } = detail ?? {};
  if (!noFlights) return EMPTY.noService;
  return noFlights.isOneCity
    ? about(EMPTY.oneCity, placeNames?.[value])
    : fill(EMPTY.noFlights, { distance: withUnit(formatWhole(noFlights.greatCircleKm), 'km') });
}

function whyText(reason: EmptyReason): string | undefined {
  const { unavailableReason, detail } = reason;
  const value = detail?.value === '' ? undefined : detail?.value;
  const markets = detail?.markets ?? [];
  const airports = detail?.airportCodes ?? [];
  switch (unavailableReason) {
    case UnavailableReason.UNKNOWN_AIRPORT:
      return about(EMPTY.unknownAirport, value);
    case UnavailableReason.UNKNOWN_CARRIER:
      return about(EMPTY.unknownCarrier, value);
    case UnavailableReason.CARRIER_NOT_ON_ROUTE:
      return about(EMPTY.notOnRoute, value && airlineText(value, reason));
    case UnavailableReason.NO_KNOWN_SERVICE:
      return noServiceText(reason);
    case UnavailableReason.NO_AIRCRAFT_TABLE:
      return about(EMPTY.noFuelData, value);
    case UnavailableReason.UNKNOWN_AIRCRAFT:
      return about(EMPTY.unknownAircraft, value);
    case UnavailableReason.DATE_OUT_OF_WINDOW:
      return detail?.earliestDate && detail.latestDate
        ? fill(EMPTY.window, { first: formatDateCard(detail.earliestDate), last: formatDateCard(detail.latestDate) })
        : EMPTY.usualWindow;
    case UnavailableReason.UNKNOWN_FLIGHT_NUMBER:
      return markets.length > 0 ? fill(EMPTY.otherRoute, { routes: routes(markets, reason) }) : EMPTY.numberRange;
    case UnavailableReason.SAME_AIRPORT:
      return EMPTY.sameAirport;
    case UnavailableReason.CITY_CODE:
      return airports.length > 0 ? cityText(value, listed(airports)) : about(EMPTY.city, value);
    case UnavailableReason.NO_SEAT_LAYOUT:
      return about(EMPTY.noSeats, value);
    case UnavailableReason.PROVIDER_FAILED:
      return failureText('unavailable');
    default:
      // The reasons why nobody can take a flight, without what is known of them; 0 and -1 are none and one that is not known here.
      return unavailableReason > 0 ? EMPTY.nobody : undefined;
  }
}

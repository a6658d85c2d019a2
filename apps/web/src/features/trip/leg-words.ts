import type { TripLeg } from '@tim/itinerary';
import { fill, joined } from '@tim/languages';
import { JOIN } from '../../shared/join.ts';
import { airportsText } from '../notes/flight-notes.ts';
import { closedTexts } from '../../shared/api/answer-sentences.ts';
import { BASIS_WORDS } from '../notes/aircraft-basis.ts';
import { namedBy, namedWords, type NameOf } from '../../shared/named-words.ts';
import { flightSubject } from '../question/subject.ts';
import { unverifiedText } from '../notes/unverified-text.ts';
import { TRIP } from './texts.ts';
import type { LegFigure } from './leg-answer.ts';

type TypicalLeg = Extract<LegFigure, { readonly typical: object }>;

/**
 * What a leg's figure stands for: a flight with its aircraft, or what is typical of which route.
 *
 * @param nameOf - what the answers call its places
 * @param connection - the two legs that it is one of, "MAN to BKK", if it is
 */
export function legDescription(
  leg: TripLeg,
  figure: LegFigure,
  nameOf: NameOf,
  connection: string | undefined,
): readonly string[] {
  if (figure.flight === undefined) {
    const { note, cabinNotes, typical, ways } = figure;
    const carrierCodes = typical.direct?.carrierCodes ?? [];
    const [only] = carrierCodes.length === 1 && ways === 'direct' ? carrierCodes : [];
    const airline = only && namedWords({ code: only, name: typical.message.carrierNames[only] });
    const airports = airportsText(typical.answeredMarkets, nameOf);
    return [
      JOIN.sentences([typicalText(leg, figure, nameOf), ...cabinNotes]),
      ...closedTexts(typical.message),
      ...(connection === undefined ? [] : [connectionText(connection, airline)]),
      ...(airports === '' ? [] : [JOIN.labelled(TRIP.airportsLabel, airports)]),
      ...(note === '' ? [] : [`${note} ${TRIP.incompleteFlight}`]),
    ];
  }
  const { aircraft, isFlightNumberVerified } = figure.flight;
  const basis = aircraft && BASIS_WORDS[aircraft.basis];
  const name = aircraft && JOIN.clauses([aircraft.name, basis ?? ''].filter(Boolean));
  return [
    [flightSubject(leg), name].filter(Boolean).join(' · '),
    ...figure.cabinNotes,
    ...(isFlightNumberVerified === false ? [unverifiedText(leg, figure.flight)] : []),
  ];
}

/** Why the figure of a leg that may be flown with the next or the last by one airline is that airline's, or is not. */
function connectionText(connection: string, onlyAirline: string | undefined): string {
  const list = fill(TRIP.oneAirline, { connection });
  return onlyAirline === undefined
    ? fill(TRIP.connectionNote.all, { list })
    : fill(TRIP.connectionNote.only, { list, airline: onlyAirline });
}

function typicalText(leg: TripLeg, { ways, typical }: TypicalLeg, nameOf: NameOf): string {
  const named = namedBy(nameOf);
  const [origin, destination] = [named(leg.origin), named(leg.destination)];
  switch (ways) {
    case 'direct':
      return fill(TRIP.typicalOfDirect, { origin, destination });
    case 'connections': {
      const { next, last } = TRIP.changeList;
      const changes = joined(next, typical.message.changeAirportCodes.map(named), last);
      return fill(TRIP.typicalOfConnections, { origin, destination, changes });
    }
    case 'all':
      return fill(TRIP.typicalOfAll, { origin, destination });
    default:
      return fill(TRIP.typicalOf, { origin, destination });
  }
}

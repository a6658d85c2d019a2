import type { TripLeg } from '@tim/itinerary';
import { airportsText, unverifiedText } from '../result/flight-notes.ts';
import { BASIS_WORDS } from '../result/aircraft-basis.ts';
import { flightSubject } from '../result/subject.ts';
import { TRIP } from './texts.ts';
import type { LegFigure } from './leg-answer.ts';

/**
 * What a leg's figure stands for: a flight with its aircraft, or what is typical of which route.
 *
 * @param connection - the two legs that it is one of, "MAN to BKK", if it is
 */
export function legDescription(leg: TripLeg, figure: LegFigure, connection: string | undefined): readonly string[] {
  if (figure.flight === undefined) {
    const { note, typical } = figure;
    // Codes, as in the leg's own name.
    const airports = airportsText(typical.answeredMarkets, () => undefined);
    return [
      TRIP.typicalOf(leg.origin, leg.destination),
      ...(connection === undefined ? [] : [TRIP.connectionNote(TRIP.oneAirline(connection))]),
      ...(airports === '' ? [] : [`${TRIP.airportsLabel}: ${airports}`]),
      ...(note === '' ? [] : [`${note} ${TRIP.incompleteFlight}`]),
    ];
  }
  const { aircraft, isFlightNumberVerified } = figure.flight;
  const basis = aircraft && BASIS_WORDS[aircraft.basis];
  const name = aircraft && [aircraft.name, basis].filter(Boolean).join(', ');
  return [
    [flightSubject(leg), name].filter(Boolean).join(' · '),
    ...(isFlightNumberVerified === false ? [unverifiedText(leg, figure.flight)] : []),
  ];
}

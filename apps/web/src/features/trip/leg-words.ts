import type { TripLeg } from '@tim/itinerary';
import { airportsText, unverifiedText } from '../../components/results/flight-notes.ts';
import { BASIS_WORDS } from '../../components/results/aircraft-basis.ts';
import { flightSubject } from '../../components/results/subject.ts';
import { TRIP } from '../../content/trip.ts';
import type { LegAnswer } from './leg-answer.ts';

/**
 * What a leg's figure stands for: a flight with its aircraft, or what is typical of which route.
 *
 * @param connection - the two legs that it is one of, "MAN to BKK", if it is
 */
export function legDescription(
  leg: TripLeg,
  answer: Extract<LegAnswer, { readonly kind: 'figure' }>,
  connection: string | undefined,
): readonly string[] {
  if (answer.flight === undefined) {
    const { note, typical } = answer;
    // Codes, as in the leg's own name.
    const airports = airportsText(typical.answeredMarkets, () => undefined);
    return [
      TRIP.typicalOf(leg.origin, leg.destination),
      ...(connection === undefined ? [] : [TRIP.connectionNote(TRIP.oneAirline(connection))]),
      ...(airports === '' ? [] : [`${TRIP.airportsLabel}: ${airports}`]),
      ...(note === '' ? [] : [`${note} ${TRIP.incompleteFlight}`]),
    ];
  }
  const { aircraft, isFlightNumberVerified } = answer.flight;
  const basis = aircraft && BASIS_WORDS[aircraft.basis];
  const name = aircraft && [aircraft.name, basis].filter(Boolean).join(', ');
  return [
    [flightSubject(leg), name].filter(Boolean).join(' · '),
    ...(isFlightNumberVerified === false ? [unverifiedText(leg, answer.flight)] : []),
  ];
}

import type { TripLeg } from '@tim/itinerary';
import { BASIS_WORDS, unverifiedText } from '../../components/results/flight-notes.ts';
import { flightSubject } from '../../components/results/subject.ts';
import { TRIP } from '../../content/trip.ts';
import type { LegAnswer } from './leg-answer.ts';

/** What a leg's figure stands for: a flight with its aircraft, or what is typical of which route. */
export function legDescription(
  leg: TripLeg,
  answer: Extract<LegAnswer, { readonly kind: 'figure' }>,
): readonly string[] {
  if (answer.flight === undefined) {
    const { note, typical } = answer;
    const pairs = typical.answeredMarkets.map(({ origin, destination }) => `${origin} to ${destination}`).join(', ');
    return [
      TRIP.typicalOf(leg.origin, leg.destination),
      ...(pairs === '' ? [] : [`${TRIP.airports}: ${pairs}.`]),
      ...(note === '' ? [] : [`${note} ${TRIP.incompleteFlight}`]),
    ];
  }
  const { aircraft, isFlightNumberVerified } = answer.flight;
  const basis = aircraft && BASIS_WORDS[aircraft.basis];
  const name = aircraft && [aircraft.name, basis].filter(Boolean).join(', ');
  return [
    [flightSubject(leg), name].filter(Boolean).join(' · '),
    ...(isFlightNumberVerified === false ? [unverifiedText(leg)] : []),
  ];
}

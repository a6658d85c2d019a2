import type { ItineraryEntry, Question, TripCabin } from '@tim/itinerary';
import type { ComponentType } from 'react';

/** What lists the ways to fly a leg: the page says which component does. */
export type OptionsSlot = ComponentType<{
  readonly entry: ItineraryEntry;
  /** The airport to change at, where only such ways are wanted. */
  readonly through?: string;
  readonly headingAs: 'h5';
  readonly cabin: TripCabin;
  readonly question: Question;
  /** Where the flights of a way lead to. */
  readonly addressOf: (flights: readonly ItineraryEntry[]) => string;
  /** To be told which of them the visitor follows. */
  readonly onFollow: (address: string) => void;
}>;

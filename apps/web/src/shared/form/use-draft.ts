import { formatItinerary, type ItineraryEntry } from '@tim/itinerary';
import type { FieldName } from '@tim/validation';
import { useState } from 'react';

export const EMPTY_LEG: ItineraryEntry = {
  origin: '',
  destination: '',
  operatingCarrierCode: '',
  flightNumber: '',
  departureDate: '',
};

/** What stands in the fields of the calculator, whichever of its forms shows them. */
export type Draft = {
  /** One set of fields for each entry, one empty set for none. */
  readonly legs: readonly ItineraryEntry[];
  readonly change: (index: number, field: FieldName, value: string) => void;
};

/** What was typed, until the address names something else: then the fields show that. */
export function useDraft(entries: readonly ItineraryEntry[]): Draft {
  const addressedKey = formatItinerary(entries);
  const addressed = entries.length === 0 ? [EMPTY_LEG] : entries;
  const [draft, setDraft] = useState({ addressedKey, legs: addressed });
  if (draft.addressedKey !== addressedKey) {
    setDraft({ addressedKey, legs: addressed });
  }
  // Several fields may change before the form is rendered again, when they were filled before the script arrived.
  const change: Draft['change'] = (index, field, value) =>
    setDraft((last) => ({
      ...last,
      legs: last.legs.map((leg, place) => (place === index ? { ...leg, [field]: value } : leg)),
    }));
  return { legs: draft.legs, change };
}

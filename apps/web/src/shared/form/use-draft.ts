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

/** A code that was typed in small letters is the address's in capitals. */
function withTyped(leg: ItineraryEntry, typed: ItineraryEntry = EMPTY_LEG): ItineraryEntry {
  const isOther = (field: string, text: string) => text.toUpperCase() !== leg[field as FieldName];
  return {
    ...leg,
    ...Object.fromEntries(Object.entries(typed).filter(([field, text]) => text !== '' && isOther(field, text))),
  };
}

/** What stands in the fields of the calculator, whichever of its forms shows them. */
export type Draft = {
  /** One set of fields for each entry, one empty set for none. */
  readonly legs: readonly ItineraryEntry[];
  readonly change: (index: number, field: FieldName, value: string) => void;
};

/**
 * What was typed, until the address names something else: then the fields show that. What was typed before the application
 * listened stays.
 *
 * @param isHydrated - whether the entries are the address's; none are until then
 */
export function useDraft(entries: readonly ItineraryEntry[], isHydrated = true): Draft {
  const addressedKey = formatItinerary(entries);
  const addressed = entries.length === 0 ? [EMPTY_LEG] : entries;
  const [draft, setDraft] = useState({ addressedKey, legs: addressed, isHydrated });
  if (draft.addressedKey !== addressedKey || draft.isHydrated !== isHydrated) {
    const legs = draft.isHydrated ? addressed : addressed.map((leg, index) => withTyped(leg, draft.legs[index]));
    setDraft({ addressedKey, legs, isHydrated });
  }
  // Several fields may change before the form is rendered again, when they were filled before the script arrived.
  const change: Draft['change'] = (index, field, value) =>
    setDraft((last) => ({
      ...last,
      legs: last.legs.map((leg, place) => (place === index ? { ...leg, [field]: value } : leg)),
    }));
  return { legs: draft.legs, change };
}

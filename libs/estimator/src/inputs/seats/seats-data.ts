import type { Body, CabinLayout, Tables } from '@tim/reference-data';
import { countedSeats } from './likely-seats.ts';
import type { CountedLayout, SeatsData } from './seats-rule.ts';

/**
 * A layout with its seats as its capacity counts: a flexible cabin, whose blocked middle seats come back when business is not
 * sold, counts all its seats as economy.
 */
function counted(layout: CabinLayout, body: Body): CountedLayout {
  const { basis, source, sourceVersion, dataCategory, blockedSeats, seats, totalSeats } = layout;
  const value = blockedSeats === 0 ? seats : { economy: totalSeats, premiumEconomy: 0, business: 0, first: 0 };
  return { of: layout, ...countedSeats({ value, basis, source, sourceVersion, dataCategory }, body) };
}

/** What the rules look up, each layout counted once. */
export function seatsData(tables: SeatsData['tables'] & Pick<Tables, 'cabins'>): SeatsData {
  const layouts = new Map<string, readonly CountedLayout[]>();
  return {
    tables,
    layoutsOf: (carrierCode, { aircraft }) => {
      const { icaoAircraftType, body } = aircraft.value;
      const key = `${carrierCode} ${icaoAircraftType}`;
      const before = layouts.get(key);
      if (before) return before;
      const made = tables.cabins.ofCarrierType(carrierCode, icaoAircraftType).map((layout) => counted(layout, body));
      layouts.set(key, made);
      return made;
    },
  };
}

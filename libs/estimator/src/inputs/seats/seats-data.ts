import type { Body, CabinLayout, Tables } from '@tim/reference-data';
import type { FuelledType } from '../aircraft/fuelled-type.ts';
import { countedSeats } from './likely-seats.ts';
import type { CountedSeats } from './likely-seats.ts';
import type { CountedLayout, SeatsData } from './seats-rule.ts';
import { usualSeats } from './usual-seats.ts';

/**
 * A layout with the seats that count for its capacity. A flexible cabin counts all its seats as economy, because its blocked
 * middle seats come back when business is not sold.
 */
function counted(layout: CabinLayout, body: Body): CountedLayout {
  const { basis, source, sourceVersion, dataCategory, blockedSeats, seats, totalSeats } = layout;
  const value = blockedSeats === 0 ? seats : { economy: totalSeats, premiumEconomy: 0, business: 0, first: 0 };
  return { of: layout, ...countedSeats({ value, basis, source, sourceVersion, dataCategory }, body) };
}

/** What the rules look up, each layout counted once. */
export function seatsData(tables: SeatsData['tables'] & Pick<Tables, 'cabins'>): SeatsData {
  const layouts = new Map<string, readonly CountedLayout[]>();
  const usual = new Map<FuelledType, CountedSeats | undefined>();
  return {
    tables,
    layoutsOf: (carrierCode, { aircraft }) => {
      const { icaoAircraftType, body } = aircraft.value;
      const key = carrierCode + icaoAircraftType;
      let made = layouts.get(key);
      if (!made) {
        made = tables.cabins.ofCarrierType(carrierCode, icaoAircraftType).map((layout) => counted(layout, body));
        layouts.set(key, made);
      }
      return made;
    },
    usualSeatsOf: (type) => {
      if (usual.has(type)) return usual.get(type);
      const seats = usualSeats(tables, type);
      const made = seats && countedSeats(seats, type.aircraft.value.body);
      // A type that the caller names is made anew for each question.
      if ('icaoAircraftType' in type) usual.set(type, made);
      return made;
    },
  };
}

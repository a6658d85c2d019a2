import { countedSeats, onlySeats, scaledTo, totalSeats } from './likely-seats.ts';
import type { CountedSeats } from './likely-seats.ts';
import type { SeatsRule } from './seats-rule.ts';

/**
 * The seats that a schedule has of the flight. Its total alone is shared out as in the carrier's layout with the nearest total,
 * else as is usual in the type; where neither is known all are economy.
 */
export const scheduledSeats: SeatsRule = ({ carrierCode, type, scheduledSeats: seats }, data) => {
  if (!seats) return undefined;
  const { schedules } = data.tables;
  const { body } = type.aircraft.value;
  if ('seatsPerClass' in seats) {
    const basis = { kind: 'scheduled-seats', isSharedOut: false } as const;
    return onlySeats(countedSeats({ ...schedules.provenance, value: seats.seatsPerClass, basis }, body));
  }
  const total = seats.totalSeats;
  const offBy = ({ seats: { value } }: CountedSeats) => Math.abs(totalSeats(value) - total);
  const [nearest] = [...data.layoutsOf(carrierCode, type)].sort((one, other) => offBy(one) - offBy(other));
  const value = (nearest ?? data.usualSeatsOf(type))?.seats.value ?? allEconomy(total);
  const basis = { kind: 'scheduled-seats', isSharedOut: true } as const;
  const known = { ...schedules.provenance, dataCategory: 'MODELED', value, basis } as const;
  return onlySeats(scaledTo(known, body, total / totalSeats(value)));
};

const allEconomy = (economy: number) => ({ economy, premiumEconomy: 0, business: 0, first: 0 });

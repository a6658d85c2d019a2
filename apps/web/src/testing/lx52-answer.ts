import { CABIN_CLASSES } from '@tim/engine';
import { Working } from '@tim/messages';
import type { QuantityKind } from '@tim/words';
import { flightAnswer } from './answers.ts';
import { quantity } from './quantity.ts';

const perCabin = (kind: QuantityKind, values: readonly number[]) =>
  CABIN_CLASSES.map((cabin, index) => quantity(kind, values[index] ?? 0, { cabin }));

/** LX 52, Zurich to Boston by Airbus A330-300, with the inputs behind its published figures. */
const LX52_WORKING = Working.fromPartial({
  engineVersion: '0.2.0',
  steps: [
    { key: 'greatCircleDistance', results: [quantity('great-circle-distance', 6006.2)] },
    { key: 'fuelBurn', results: [quantity('flight-fuel', 38_537.3)] },
    { key: 'passengersEmissions', inputs: [quantity('cargo-mass-fraction', 0.29637)] },
    {
      key: 'equivalentCapacity',
      inputs: [...perCabin('seats', [183, 0, 45, 8]), ...perCabin('seat-area', [1, 1.5, 4, 5])],
      results: [quantity('capacity', 403)],
    },
    { key: 'economySeat', inputs: [quantity('passenger-load-factor', 0.80852)] },
  ],
});

export const LX52_ANSWER = flightAnswer({
  wellToWakeKg: { economy: 319.225, premiumEconomy: 478.838, business: 1276.902, first: 1596.127 },
  tankToWakeKg: { economy: 265.4, premiumEconomy: 398.1, business: 1061.7, first: 1327.1 },
  range: { lowKg: { economy: 270.4 }, highKg: { economy: 369.2 }, drivers: [] },
  working: LX52_WORKING,
});

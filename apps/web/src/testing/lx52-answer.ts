import { Working } from '@tim/messages';
import { flightAnswer } from './answers.ts';

const quantity = (symbol: string, value: number) => ({ symbol, name: symbol, value, unit: '1' });
const CABINS = ['economy', 'premium economy', 'business', 'first'] as const;
const perCabin = (symbol: string, values: readonly number[]) =>
  CABINS.map((cabin, index) => quantity(`${symbol} ${cabin}`, values[index] ?? 0));

/** LX 52, Zurich to Boston by Airbus A330-300, with the inputs behind its published figures. */
const LX52_WORKING = Working.fromPartial({
  engineVersion: '0.2.0',
  steps: [
    { key: 'greatCircleDistance', results: [quantity('d', 6006.2)] },
    { key: 'fuelBurn', results: [quantity('m', 38_537.3)] },
    { key: 'passengersEmissions', inputs: [quantity('CMF', 0.29637)] },
    {
      key: 'equivalentCapacity',
      inputs: [...perCabin('seats', [183, 0, 45, 8]), ...perCabin('factor', [1, 1.5, 4, 5])],
      results: [quantity('C', 403)],
    },
    { key: 'economySeat', inputs: [quantity('PLF', 0.80852)] },
  ],
});

export const LX52_ANSWER = flightAnswer({
  wellToWake: { economyKg: 319.225, premiumEconomyKg: 478.838, businessKg: 1276.902, firstKg: 1596.127 },
  tankToWake: { economyKg: 265.4, premiumEconomyKg: 398.1, businessKg: 1061.7, firstKg: 1327.1 },
  range: { low: { economyKg: 270.4 }, high: { economyKg: 369.2 }, drivers: [] },
  working: LX52_WORKING,
});

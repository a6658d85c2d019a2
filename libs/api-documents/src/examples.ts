import answers from '#example-answers.json' with { type: 'json' };

/** A request and what the service answered to it. */
export type Example = { readonly request: object; readonly answer: unknown };

const departureDate = { year: 2027, month: 1, day: 15 };
const flight = { origin: 'ZRH', destination: 'BOS', operatingCarrierCode: 'LX', flightNumber: 52, departureDate };

const REQUESTS = {
  computeFlightEmissions: { flights: [flight] },
  computeDetailedFlightEmissions: { flights: [flight] },
  computeTypicalFlightEmissions: { markets: [{ origin: 'ZRH', destination: 'BOS' }] },
  computeScope3FlightEmissions: {
    flights: [
      {
        origin: 'ZRH',
        destination: 'BOS',
        carrierCode: 'LX',
        flightNumber: 52,
        departureDate: { year: 2026, month: 3, day: 20 },
        cabinClass: 'ECONOMY',
      },
      { distanceKm: '6011', departureDate: { year: 2025 }, cabinClass: 'BUSINESS' },
    ],
  },
} as const;

/** Of each method, by name. The answers are the service's own: the functions' target `example-answers` asks for them. */
export const examples: Readonly<Record<string, Example>> = Object.fromEntries(
  Object.entries(REQUESTS).map(([name, request]) => [
    name,
    { request, answer: answers.methods[name as keyof typeof REQUESTS] },
  ]),
);

/** A request of computeFlightEmissions with a switch, and with a flight that has no estimate. */
export const switchExample: Example = {
  request: { includeEmissionsInputs: false, flights: [flight, { ...flight, destination: 'QQQ' }] },
  answer: answers.switch,
};

/** A request of computeFlightEmissions that cannot be read, and what it gets. */
export const errorExample: Example = {
  request: { flights: [{ ...flight, carrier: 'LX' }] },
  answer: answers.error,
};

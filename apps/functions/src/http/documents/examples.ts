const departureDate = { year: 2027, month: 1, day: 15 };
const flight = { origin: 'ZRH', destination: 'BOS', operatingCarrierCode: 'LX', flightNumber: 52, departureDate };

/** An example request of each method, by name. */
export const examples: Readonly<Record<string, unknown>> = {
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
};

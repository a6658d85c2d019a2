import { cabinClassFactors } from '@tim/engine';
import type { Body, OtherBasis, Provenance, SeatsPerClass, Sourced } from '@tim/reference-data';

/** Where airport coordinates come from. */
export const AIRPORT_PROVENANCE: Provenance<OtherBasis> = {
  basis: { kind: 'airport-position' },
  source: 'AIRPORT_LIST',
  sourceVersion: 'OurAirports, OpenTravelData',
  dataCategory: 'PRIMARY',
};

const seatAreaOf = (body: Body): Sourced<SeatsPerClass, OtherBasis> => ({
  value: { ...cabinClassFactors(body) },
  basis: { kind: 'seat-area', body },
  source: 'IATA',
  sourceVersion: 'IATA RP 1726',
  dataCategory: 'DEFAULT',
});

/** The seat area ratios of a body. */
export const SEAT_AREAS = { narrow: seatAreaOf('narrow'), wide: seatAreaOf('wide') } as const;

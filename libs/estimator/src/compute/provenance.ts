import { cabinClassFactors } from '@tim/engine';
import type { Basis, Body, OtherBasis, Provenance, SeatsPerClass, Sourced } from '@tim/reference-data';

/** Where a value came from, without the value. */
export function provenanceOf<Of extends Basis>({
  basis,
  source,
  sourceVersion,
  dataCategory,
}: Provenance<Of>): Provenance<Of> {
  return { basis, source, sourceVersion, dataCategory };
}

/** A value with where it came from. */
export function sourced<Value, Of extends Basis>(value: Value, provenance: Provenance<Of>): Sourced<Value, Of> {
  const { basis, source, sourceVersion, dataCategory } = provenance;
  return { value, basis, source, sourceVersion, dataCategory };
}

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
export const SEAT_AREAS: Readonly<Record<Body, Sourced<SeatsPerClass, OtherBasis>>> = {
  narrow: seatAreaOf('narrow'),
  wide: seatAreaOf('wide'),
};

import type { OpenTable } from './table-header.ts';
import type { CargoBand, CargoTable } from './look-ups.ts';

/** Columns: body, first km of the band, cargo mass fraction, departures counted, edition, source; narrow bodies away from the US: fraction, departures, edition. Bands of one body rise without gaps from 0. */
export function readCargo({ reader }: OpenTable): CargoTable {
  const bodies = reader.repeatedStrings();
  const fromKm = reader.uints();
  const fractions = reader.decimals();
  const departures = reader.uints();
  const sourceVersions = reader.repeatedStrings();
  const sources = reader.repeatedStrings();
  const [fractionAwayFromUs = Number.NaN] = reader.decimals();
  const [departuresAwayFromUs = 0] = reader.uints();
  const [sourceVersionAwayFromUs = ''] = reader.repeatedStrings();

  const bands = bodies.map((name, index): CargoBand => ({
    body: name === 'wide' ? 'wide' : 'narrow',
    fromKm: fromKm[index] ?? 0,
    departures: departures[index] ?? 0,
    cargoMassFraction: {
      value: fractions[index] ?? Number.NaN,
      basis: { kind: 'distance-band-by-body' },
      source: sources[index] === 'T2' ? 'T2' : 'T100',
      sourceVersion: sourceVersions[index] ?? '',
      dataCategory: 'MODELED',
    },
  }));
  const narrow = bands.filter(({ body }) => body === 'narrow');
  const wide = bands.filter(({ body }) => body === 'wide');
  return {
    bands,
    cargoMassFraction: (body, km) => bandAt(body === 'wide' ? wide : narrow, km).cargoMassFraction,
    narrowBodyAwayFromUs: {
      departures: departuresAwayFromUs,
      cargoMassFraction: {
        value: fractionAwayFromUs,
        basis: { kind: 'narrow-body-away-from-us' },
        source: 'T100',
        sourceVersion: sourceVersionAwayFromUs,
        dataCategory: 'MODELED',
      },
    },
  };
}

/** The last band whose first kilometre the distance reaches. */
function bandAt(bands: readonly CargoBand[], greatCircleDistanceKm: number): CargoBand {
  for (let index = bands.length - 1; index >= 0; index -= 1) {
    const band = bands[index];
    if (band && band.fromKm <= greatCircleDistanceKm) return band;
  }
  throw new RangeError(`greatCircleDistanceKm must be 0 or more, is ${greatCircleDistanceKm}`);
}

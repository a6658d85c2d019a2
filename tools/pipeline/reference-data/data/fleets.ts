import { list, oneOf, optional, text, wholeNumber } from '../csv/fields.ts';
import { standsOnce } from '../csv/rules.ts';
import type { DataContext } from './data-context.ts';
import { evidence, faultOfEvidence, page } from './evidence.ts';

export type FleetRow = {
  readonly carrier: string;
  /** ICAO type. */
  readonly type: string;
  readonly airframes: number;
  /** Airports that all its flights begin or end at; empty where it flies from any. */
  readonly onlyAt: readonly string[];
  readonly evidence: string;
};

/** Airframes by carrier and type of fleets.csv, sorted by both. */
export async function readFleets({ read, known, pastDate }: DataContext): Promise<FleetRow[]> {
  const fields = {
    carrier: known.carrier,
    icao_type: known.aircraftType,
    airframes: wholeNumber(1, 2000),
    only_at: list(known.airport),
    evidence,
    confidence: optional(oneOf('low')),
    page,
    date: pastDate,
    airframes_seen_since_2022: optional(wholeNumber(1, 2000)),
    remark: text,
  };
  const rows = await read('fleets', fields, [
    faultOfEvidence,
    standsOnce(({ carrier, icao_type }) => `${carrier} ${icao_type}`),
  ]);
  return rows
    .map(({ values }) => ({
      carrier: values.carrier,
      type: values.icao_type,
      airframes: values.airframes,
      onlyAt: values.only_at,
      evidence: values.evidence,
    }))
    .sort((a, b) => (`${a.carrier} ${a.type}` < `${b.carrier} ${b.type}` ? -1 : 1));
}

import { PUBLISHED_CONTRAIL_SHARES, type ContrailCase } from '../contrail-cases.ts';
import type { Findings } from '../findings.ts';
import type { NetworkAnswers } from '../network.ts';
import { blocks, markdownTable } from './markdown.ts';
import { percent, shareOfAll } from './numbers.ts';

/** How much of the flight index and of the aircraft codes gets an estimate, and the contrail risks over the network. */
export function networkSection({ network, aircraftCodes, contrailCases }: Findings): string {
  const { carrierRoutes, estimated, reasons } = network;
  const { codes, withFuelTable, withEstimate, withoutFuelTable, withoutEstimate } = aircraftCodes;
  return blocks(
    '## How much gets an estimate',
    `Of ${carrierRoutes} known carriers’ routes ${shareOfAll(estimated, carrierRoutes)} get one, with no aircraft named${
      reasons.length > 0 ? '; the others:' : '.'
    }`,
    reasons.length === 0
      ? ''
      : markdownTable(
          ['reason', 'carrier-routes', 'example'],
          reasons.map(({ reason, count, example }) => [reason, String(count), example]),
          [1],
        ),
    `Of the method’s ${codes} IATA aircraft codes ${withFuelTable} have a fuel table (${shareOfAll(withFuelTable, codes)}) and
${withEstimate} an estimate on a short route (${shareOfAll(withEstimate, codes)}).
${listText('Without a table', withoutFuelTable)}${withoutEstimate
      .map(({ reason, aircraftCodes: of }) => listText(`Without an estimate, ${reason}`, of))
      .join('')}`,
    '## Contrails',
    contrailText(network, contrailCases),
  );
}

function listText(title: string, values: readonly string[]): string {
  return values.length === 0 ? '' : `${title}: ${values.join(', ')}. `;
}

function contrailText({ flightNumbersByBucket: counts }: NetworkAnswers, cases: readonly ContrailCase[]): string {
  if (!counts) return 'Not computed yet: estimates carry no contrail risk.';
  const total = counts.NEGLIGIBLE + counts.MODERATE + counts.SEVERE;
  const shares = (['NEGLIGIBLE', 'MODERATE', 'SEVERE'] as const).map((bucket) => [
    bucket,
    percent(counts[bucket] / total),
    percent(PUBLISHED_CONTRAIL_SHARES[bucket]),
  ]);
  return blocks(
    `Shares of flight numbers by risk, in November, beside the published shares of flights. Both grids behind ours are read off published
figures, to about 15 %, and no departure time is known.`,
    markdownTable(['risk', 'ours', 'published'], shares, [1, 2]),
    markdownTable(
      ['case study', 'published', 'our risk', 'our working'],
      cases.map(({ market, published, bucket, results }) => [
        market,
        published,
        bucket ?? 'none',
        results
          .map(({ name, value, unit }) => `${name} ${Number(value.toPrecision(3))}${unit === '1' ? '' : ` ${unit}`}`)
          .join('; ') || '–',
      ]),
    ),
  );
}

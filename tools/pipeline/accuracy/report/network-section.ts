import { PUBLISHED_CONTRAIL_RATIO, PUBLISHED_CONTRAIL_SHARES } from '../contrail-cases.ts';
import type { Findings } from '../findings.ts';
import { blocks, markdownTable } from './markdown.ts';
import { percent, shareOfAll } from './numbers.ts';
import { RISKS } from './small-sections.ts';

/** How much of the flight index and of the aircraft codes gets an estimate, and the contrail risks over the network. */
export function networkSection(findings: Findings): string {
  const { network, aircraftCodes } = findings;
  const { carrierRoutes, estimated, reasons, coverage } = network;
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
    '### How much is known, by part of the world',
    `Of the routes from there: how many have a load factor of the carrier’s or the route’s own, and not the method’s one figure for all flights;
and on how many types were seen, reported, counted, scheduled or kept for the route, and not taken from a fleet.`,
    markdownTable(
      ['from', 'carrier-routes', 'load of their own', 'type known'],
      coverage.map(({ region, carrierRoutes: of, withLoad, withType }) => [
        region,
        String(of),
        shareOfAll(withLoad, of),
        shareOfAll(withType, of),
      ]),
      [1, 2, 3],
    ),
    '## Contrails over the network',
    contrailText(findings),
  );
}

function listText(title: string, values: readonly string[]): string {
  return values.length === 0 ? '' : `${title}: ${values.join(', ')}. `;
}

function contrailText({ network, contrailCases, contrailsByHour }: Findings): string {
  const counts = network.flightNumbersByBucket;
  const total = counts.NEGLIGIBLE + counts.MODERATE + counts.SEVERE;
  const shares = (['NEGLIGIBLE', 'MODERATE', 'SEVERE'] as const).map((bucket) => [
    RISKS[bucket],
    percent(counts[bucket] / total),
    percent(contrailsByHour.shares[bucket]),
    percent(PUBLISHED_CONTRAIL_SHARES[bucket]),
  ]);
  const ratios = (['mean', 'median'] as const).map((name) => [
    `x, ${name}`,
    '',
    contrailsByHour[name].toFixed(2),
    PUBLISHED_CONTRAIL_RATIO[name].toFixed(2),
  ]);
  return blocks(
    `Shares of flight numbers by risk, a quarter of the routes in each season, beside the published shares of flights; x is the contrails’
forcing beside that of the flight’s CO2. Both grids behind ours are read off published figures, to about 15 %. No departure time is known:
each flight is taken at every hour, each hour as likely. “As shown” is the risk of most of the day, which is what an estimate says; “by
hour” counts each hour apart (a sample of ${contrailsByHour.routes} routes) and is what compares with the published shares, whose flights have
their times. Ours stay higher; why is not known for certain.`,
    markdownTable(['', 'as shown', 'by hour', 'published'], [...shares, ...ratios], [1, 2, 3]),
    markdownTable(
      ['case study', 'published', 'mean probability in our grid', 'our x by season, mean over the day'],
      contrailCases.map(({ market, published, meanProbability, ratios: bySeason }) => [
        market,
        published,
        percent(meanProbability),
        bySeason.map((ratio) => ratio.toFixed(2)).join(', ') || '–',
      ]),
    ),
  );
}

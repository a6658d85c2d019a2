import { BUCKETS } from '../contrail-differences.ts';
import type { ContrailDifference, ContrailDifferences } from '../contrail-differences.ts';
import { signedError } from '../error-statistics.ts';
import type { Findings } from '../findings.ts';
import { CABIN_TITLES } from './errors-section.ts';
import { blocks, markdownTable } from './markdown.ts';
import { intervalText, percent, shareText, signedIntervalText, signedPercent } from './numbers.ts';

export const RISKS = { NEGLIGIBLE: 'low', MODERATE: 'medium', SEVERE: 'high' } as const;

/** Types taken for others that are listed, those on most flights first. */
const MISTAKEN = 20;

/** How often the type found is the one flown. */
export function typesSection({ types: { single, family, mistaken } }: Findings): string {
  return blocks(
    '## The type, nothing given',
    `Where the published name is one type’s, ours is that type on ${single.right} of ${single.flights} flights, ${shareText(single.share)}; where it is a family’s, ours is
one of it on ${family.right} of ${family.flights}, ${shareText(family.share)}. Most often taken for another:`,
    mistaken.length === 0
      ? ''
      : markdownTable(
          ['published', 'ours', 'flights'],
          mistaken.slice(0, MISTAKEN).map(({ named, used, flights }) => [named, used, String(flights)]),
          [2],
        ),
  );
}

/** What each rule brings. */
export function variantsSection({ variants, nothingGiven }: Findings): string {
  return blocks(
    '## What each rule brings',
    `The same figures with nothing given, each time with one table emptied: the rule that reads it finds nothing, and the next one answers. The last
column is how much the mean of the absolute error in economy rises: above zero the rule helps; where its interval holds zero, these figures do not tell.`,
    markdownTable(
      ['without', 'economy, median error', 'within 10 %', 'business, median error', 'mean error rises by'],
      [
        [
          'nothing: as it is',
          intervalText(nothingGiven.economy.byFigure.medianAbsolute),
          shareText(nothingGiven.economy.byFigure.within10),
          intervalText(nothingGiven.business.byFigure.medianAbsolute),
          '',
        ],
        ...variants.map(({ without, economy, business, rise }) => [
          without,
          intervalText(economy.medianAbsolute),
          shareText(economy.within10),
          intervalText(business.medianAbsolute),
          signedIntervalText(rise),
        ]),
      ],
    ),
  );
}

/** How often the published figure lies inside our range. */
export function rangesSection({ ranges, rangesLeftOut }: Findings): string {
  const { figures, share, medianWidth, below, above } = ranges;
  return blocks(
    '## Ranges',
    `Asked with nothing given, our ranges hold ${shareText(share)} of ${figures} published figures of all cabins; ${below} lie below and ${above} above. Half of the
ranges are no wider than ${intervalText(medianWidth)} of their figure.`,
    `The half-widths were chosen on all these figures together. With each carrier left out in turn, and the half-widths multiplied by what holds
80 % of the others’ figures (${rangesLeftOut.leastScale.toFixed(2)} to ${rangesLeftOut.mostScale.toFixed(2)}), the ranges hold ${percent(rangesLeftOut.share)} of those left out, at a median width of ${percent(rangesLeftOut.medianWidth)}.`,
  );
}

/** Published contrail buckets beside ours. */
export function contrailsSection({
  contrails: { flights, asPublished, counts },
  contrailDifferences,
}: Findings): string {
  return blocks(
    '## Contrails as published',
    `The bucket of ${flights} flights is published; ours is the same on ${shareText(asPublished)}. No departure time is given.`,
    markdownTable(
      ['published', ...BUCKETS.map((bucket) => `ours ${RISKS[bucket]}`)],
      BUCKETS.map((bucket, index) => [RISKS[bucket], ...(counts[index] ?? []).map(String)]),
      [1, 2, 3],
    ),
    differencesText(contrailDifferences),
  );
}

const differenceRows = (title: string, groups: readonly ContrailDifference[]) =>
  groups.map(({ name, flights, same, higher, lower }, at) => [
    at === 0 ? title : '',
    name,
    ...[flights, same, higher, lower].map(String),
  ]);

function differencesText({ byDirection, byLatitude, bySeason, byHour, withSomeHour, flights }: ContrailDifferences) {
  return blocks(
    `Where they differ, by the middle latitude of the ends, and by hour as if every flight departed then (the sun’s time at its origin). At some time
of the day ours is the published one on ${withSomeHour} of ${flights} flights: the hour of departure is what is missing, which the published bucket knows.`,
    markdownTable(
      ['', '', 'flights', 'as published', 'ours higher', 'ours lower'],
      [
        ...differenceRows('direction', byDirection),
        ...differenceRows('latitude', byLatitude),
        ...differenceRows('season', bySeason),
        ...differenceRows('departure', byHour),
      ],
      [2, 3, 4, 5],
    ),
  );
}

/** Typical markets, each published cabin. */
export function marketsSection({ markets }: Findings): string {
  return blocks(
    '## Typical emissions of markets',
    `“Typical for this route” as search results state it, taken for the model’s typical figure. Published figures: CC BY-SA 4.0.`,
    markdownTable(
      ['market', 'year', 'cabin', 'published', 'ours', 'error'],
      markets
        .toSorted((a, b) => b.captured - a.captured || (a.market < b.market ? -1 : 1))
        .map(({ market, captured, cabin, publishedKg, ourKg, result }) => [
          market,
          String(captured),
          CABIN_TITLES[cabin],
          `${publishedKg.toFixed(0)} kg`,
          ourKg === undefined ? (result.kind === 'unavailable' ? result.reason : '–') : `${ourKg.toFixed(0)} kg`,
          signedPercent(ourKg === undefined ? undefined : signedError(ourKg, publishedKg)),
        ]),
      [3, 4, 5],
    ),
  );
}

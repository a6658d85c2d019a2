import type { CabinClass } from '@tim/estimator';
import { gramsToKilograms } from '@tim/format';
import { economyKg } from '../economy-legs.ts';
import { signedError } from '../error-statistics.ts';
import type { Findings } from '../findings.ts';
import type { Condition } from '../gates.ts';
import { isGolden } from '../golden-cases.ts';
import type { RangeCoverage } from '../range-coverage.ts';
import { blocks, markdownTable } from './markdown.ts';
import { shareText, signedPercent } from './numbers.ts';

const CABIN_TITLES: Readonly<Record<CabinClass, string>> = {
  economy: 'economy',
  premiumEconomy: 'premium economy',
  business: 'business',
  first: 'first',
};

/** Every gate and goal with its figure. */
export function conditionsSection(conditions: readonly Condition[]): string {
  return blocks(
    '## Gates and goals',
    `\`--check\` fails when a gate does, and when a group’s median is worse than last committed. The rough engine is a first one over the same tables, measured once, to a tenth of a per cent: carriers’ cabins weighted by
airframes, carriers’ load factors, coarse cargo, no resolving of families.`,
    markdownTable(
      ['', 'what', 'figure', ''],
      conditions.map(({ kind, name, isMet, detail }) => [kind, name, detail, isMet ? 'met' : '**not met**']),
    ),
  );
}

/** The method's own examples through the engine. */
export function goldenSection({ golden, ownGolden }: Findings): string {
  const ids = [...new Set(golden.map(({ caseId }) => caseId))];
  const own = economyKg(ownGolden);
  const economy = golden.find(({ unit, name }) => unit === 'g CO2e' && name.startsWith('economy, well-to-wake'));
  const publishedKg = economy && gramsToKilograms(economy.published);
  const rows = ids.map((id) => {
    const figures = golden.filter(({ caseId }) => caseId === id);
    const wrong = figures.filter((figure) => !isGolden(figure));
    return [
      id,
      String(figures.length),
      wrong.length === 0 ? 'all as published' : wrong.map(({ name, computed }) => `${name}: ${computed}`).join('; '),
    ];
  });
  return blocks(
    '## The method’s own examples',
    `The published inputs through the engine. “As published” is to the gram for the response, and within what the rounding of the printed
steps allows for the worked example.`,
    markdownTable(['case', 'figures', 'result'], rows, [1]),
    own === undefined || publishedKg === undefined
      ? ''
      : `Asked by itself, with only the aircraft named, the engine gives ${own.toFixed(1)} kg for economy on LX 52 ZRH-BOS:
${signedPercent(signedError(own, publishedKg))} beside the published ${publishedKg.toFixed(1)} kg.`,
  );
}

/** Typical markets, each published cabin. */
export function marketsSection({ markets }: Findings): string {
  return blocks(
    '## Typical emissions of markets',
    'Published figures: Travel Impact Model, CC BY-SA 4.0.',
    markdownTable(
      ['market', 'model version', 'cabin', 'published', 'ours', 'error'],
      markets.map(({ market, modelVersion, cabin, publishedKg, ourKg, result }) => [
        market,
        modelVersion,
        CABIN_TITLES[cabin],
        `${publishedKg.toFixed(1)} kg`,
        ourKg === undefined ? (result.kind === 'unavailable' ? result.reason : '–') : `${ourKg.toFixed(1)} kg`,
        signedPercent(ourKg === undefined ? undefined : signedError(ourKg, publishedKg)),
      ]),
      [3, 4, 5],
    ),
  );
}

/** How often the published figure lies inside our range. */
export function rangesSection({ ranges }: Findings): string {
  const rows = [
    ['economy on published flights', ranges.legs.whole],
    ['the same, without the fuel model’s error', ranges.legs.withoutFuelModel],
    ['cabins of typical markets', ranges.markets.whole],
    ['the same, without the fuel model’s error', ranges.markets.withoutFuelModel],
  ] as const;
  const present = rows.flatMap(([name, coverage]) => (coverage ? [rangeRow(name, coverage)] : []));
  return blocks(
    '## Ranges',
    present.length === 0
      ? 'Not computed yet: estimates carry no range.'
      : `Ranges are meant to hold 80 % of real flights, whose fuel differs from what the tables say. The published figures are made from the same
tables as ours: the fuel model’s error is in none of them, so that the ranges hold more of them than of real flights. Without that part the
ranges are those of everything else: aircraft, cabins, loads and, of a market, its routes. In brackets the 90 % Wilson interval, which takes
figures as independent; they are less, the cabins of one market hardly at all.`,
    present.length === 0 ? '' : markdownTable(['figures', 'n', 'inside', 'below', 'above'], present, [1, 3, 4]),
  );
}

function rangeRow(name: string, { figures, share, below, above }: RangeCoverage): string[] {
  return [name, String(figures), shareText(share), String(below), String(above)];
}

import { gramsToKilograms } from '@tim/format';
import { cabinKg } from '../ask-figures.ts';
import { signedError } from '../error-statistics.ts';
import type { Findings } from '../findings.ts';
import { isGolden } from '../golden-cases.ts';
import { blocks, markdownTable } from './markdown.ts';
import { signedPercent } from './numbers.ts';

/** The method's own examples through the engine. */
export function goldenSection({ golden, ownGolden }: Findings): string {
  const ids = [...new Set(golden.map(({ caseId }) => caseId))];
  const own = cabinKg(ownGolden, 'economy');
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

import type { Findings } from '../findings.ts';
import { GROUPINGS, type Grouping } from '../groups.ts';
import { ERROR_COLUMNS, errorCells } from './errors-section.ts';
import { blocks, markdownTable } from './markdown.ts';

/** Causes have a section of their own. */
const SHOWN = ['region', 'distance', 'body', 'naming', 'aircraft', 'carrier'] as const satisfies readonly Grouping[];

/** Economy with nothing given, parted several ways. */
export function groupsSection({ groups }: Findings): string {
  return blocks(
    '## Economy by group, nothing given',
    `Regions are those of the airports’ ICAO codes, so that Turkey and Israel count as Europe; those with few figures go together. Aircraft names
and carriers are those whose errors add up to the most, the largest sum first; a carrier’s intervals are drawn by route. Small groups have intervals that are too narrow.`,
    ...SHOWN.map((grouping) =>
      markdownTable(
        [GROUPINGS[grouping], ...ERROR_COLUMNS],
        groups[grouping].map(({ name, statistics }) => [name, ...errorCells(statistics)]),
        [1, 2],
      ),
    ),
  );
}

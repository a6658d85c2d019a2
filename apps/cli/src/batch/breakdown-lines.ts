import { askedBreakdown, breakdownName, breakdownNamed, breakdownOf, breakdownsOf, whatIfOf } from '@tim/batch';
import type { BreakdownBy, BreakdownGroup, Comparison, Totals } from '@tim/batch';
import type { ListFormat } from '@tim/batch/list';
import type { BreakdownSheet } from '@tim/batch/sources';
import { fill, joined } from '@tim/languages';
import { csvLine, withoutFormulas } from '@tim/notation';
import { textTable } from '@tim/terminal';
import { Refusal } from '../refusal.ts';
import type { Spoken } from '../spoken.ts';
import { tonnesText } from './tonnes-text.ts';

/** Groups of one breakdown that are printed; JSON has all of them. */
const PRINTED_GROUPS = 10;

/**
 * What `--by` asks for. A word may have several names between commas; a column's name may itself have a comma.
 *
 * @throws Refusal when the list has no such column, or it is left out
 */
export function askedBreakdowns(
  words: readonly string[],
  { header, columns }: Pick<ListFormat, 'header' | 'columns'>,
  isWithoutPeople: boolean,
): readonly BreakdownBy[] {
  const all = breakdownsOf({ header, columns });
  const names = words.flatMap((word) => (breakdownNamed(word, all) ? [word] : word.split(',')));
  const asked = names.map((word): [string, BreakdownBy] => {
    const name = word.trim();
    const found = askedBreakdown(name, { header, columns }, isWithoutPeople);
    if ('by' in found) return [breakdownName(found.by), found.by];
    if (found.why === 'people') throw new Refusal((faults) => fill(faults.breakdownOfPeople, { word: name }));
    throw new Refusal(({ breakdown, list }) =>
      fill(breakdown, { word: name, known: joined(list, found.known), columns: joined(list, found.columns) }),
    );
  });
  return [...new Map(asked).values()];
}

/** Tables of what a list's total is made of, the largest groups of each. */
export function breakdownLines(by: readonly BreakdownBy[], { breakdowns }: Totals, spoken: Spoken): readonly string[] {
  const { breakdown: texts } = spoken.batch;
  const { columns } = texts;
  return by.flatMap((one, at) => {
    const { groups, isCut } = breakdownOf(one, breakdowns?.[at], PRINTED_GROUPS);
    const title = titleOf(one, spoken);
    const table = textTable(
      [
        ['', columns.tonnes, columns.share, columns.flights, columns.passengerKm, columns.gramsPerKm],
        ...groups.map((group) => cellsOf(one, group, spoken)),
      ],
      ['left', 'right', 'right', 'right', 'right', 'right'],
    );
    return [
      fill(texts.heading, { by: title }),
      ...table.map((line) => `  ${line}`),
      ...(isCut ? [fill(texts.cut, { by: title })] : []),
    ];
  });
}

const titleOf = (by: BreakdownBy, { batch }: Spoken): string =>
  by.kind === 'column' ? by.name : batch.breakdown.names[by.kind];

/** The same as sheets of a workbook, with all groups. */
export function breakdownSheets(
  by: readonly BreakdownBy[],
  { breakdowns }: Totals,
  spoken: Spoken,
): readonly BreakdownSheet[] {
  const { columns, total, allRows } = spoken.batch.breakdown;
  const { kilograms, share, flights, passengerKm, gramsPerKm } = columns;
  return by.map((one, at) => ({
    title: titleOf(one, spoken),
    columns: [kilograms, share, flights, passengerKm, gramsPerKm],
    groups: breakdownOf(one, breakdowns?.[at]).groups.map((group) => ({ ...group, name: nameOf(one, group, spoken) })),
    total,
    allRows,
  }));
}

/** A table of how the list could have been flown otherwise; none where nobody asks. */
export function whatIfLines(totals: Totals, comparison: Comparison | undefined, spoken: Spoken): readonly string[] {
  const results = whatIfOf(totals, comparison);
  if (results.length === 0) return [];
  const { batch, titles, manner } = spoken;
  const { heading, change: changed, flights: otherwise } = batch.whatIf;
  const changeText = (change: number): string =>
    manner.percent(`${change > 0 ? '+' : ''}${(change * PERCENT).toFixed(1).replace('.', manner.decimalMark)}`);
  const rows = results.map(({ scenario, grams, change, flights, belowKm = 0 }) => [
    fill(titles.whatIf[scenario], { km: belowKm }),
    tonnesText(grams, spoken),
    scenario === 'asFlown' ? '' : changeText(change),
    scenario === 'asFlown' || scenario === 'target' ? '' : String(flights),
  ]);
  const table = textTable(
    [['', batch.breakdown.columns.tonnes, changed, otherwise], ...rows],
    ['left', 'right', 'right', 'right'],
  );
  return [heading, ...table.map((line) => `  ${line}`)];
}

const CSV_NAMES = ['by', 'kind', 'name', 'flights', 'g_co2e', 'passenger_km', 'g_co2e_per_passenger_km', 'share'];

/** The same as CSV for programs: all groups of all breakdowns, with the values that JSON has. */
export function breakdownCsv(by: readonly BreakdownBy[], { breakdowns }: Totals, isForSpreadsheets: boolean): string {
  const lines = by.flatMap((one, at) => {
    const { by: name, groups } = breakdownOf(one, breakdowns?.[at]);
    return groups.map((group) => {
      const { kind, flights, grams, passengerKm, gramsPerPassengerKm, share } = group;
      const numbers = [flights, grams, passengerKm, gramsPerPassengerKm, share];
      return [name, kind, group.name, ...numbers.map((number) => String(number ?? ''))];
    });
  });
  return [CSV_NAMES, ...lines]
    .map((cells) => csvLine(isForSpreadsheets ? withoutFormulas(cells) : cells, ','))
    .join('');
}

function cellsOf(by: BreakdownBy, group: BreakdownGroup, spoken: Spoken): readonly string[] {
  const { manner } = spoken;
  const number = (value: number | null, digits: number): string =>
    value === null ? '-' : value.toFixed(digits).replace('.', manner.decimalMark);
  return [
    nameOf(by, group, spoken),
    tonnesText(group.grams, spoken),
    manner.percent(number(group.share * PERCENT, 1)),
    String(group.flights),
    number(group.passengerKm, 0),
    number(group.gramsPerPassengerKm, 1),
  ];
}

const PERCENT = 100;

function nameOf(by: BreakdownBy, { kind, name }: BreakdownGroup, { batch, answers, titles, manner }: Spoken): string {
  const { breakdown: texts } = batch;
  if (kind !== 'group') return kind === 'others' ? texts.others : texts.notGiven;
  const coded = (words: Readonly<Record<string, string>>): string => words[name] ?? name;
  switch (by.kind) {
    case 'cabin':
      return coded(answers.cabins);
    case 'tier':
      return coded(titles.tiers);
    case 'quality':
      return coded(titles.coverage.qualities);
    case 'distance': {
      const [from = '', to = ''] = name.split('-');
      return to === '' ? fill(texts.fromKm, { km: from }) : `${manner.range(from, to)} km`;
    }
    default:
      return name;
  }
}

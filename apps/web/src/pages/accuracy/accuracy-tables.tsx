import { BodyRow, Cell, ColumnHeader, HeaderRow, RowHeader, Table } from '../../components/results/table-parts.tsx';
import { ACCURACY } from '../../content/accuracy.ts';
import { Behind, Scroller } from './chart-parts.tsx';
import { flightName, intervalText, kilograms, signedPercent } from './figure-words.ts';
import type { ComparedFlight, Interval } from './figures.ts';
import type { Group } from './group-chart.tsx';

type BehindTableProps = {
  readonly summary: string;
  readonly columns: readonly string[];
  /** The first text of each heads its row. */
  readonly rows: readonly (readonly [string, ...string[]])[];
};

function BehindTable({ summary, columns: [first, ...others], rows }: BehindTableProps) {
  return (
    <Behind>
      <summary>{summary}</summary>
      <Scroller role="region" aria-label={summary} tabIndex={0}>
        <Table aria-label={summary}>
          <thead>
            <HeaderRow>
              <ColumnHeader scope="col">{first}</ColumnHeader>
              {others.map((column) => (
                <ColumnHeader key={column} scope="col" kind="figure" ps="4" whiteSpace="nowrap">
                  {column}
                </ColumnHeader>
              ))}
            </HeaderRow>
          </thead>
          <tbody>
            {rows.map(([head, ...cells]) => (
              <BodyRow key={head}>
                <RowHeader scope="row" py="2" fontWeight="normal" minWidth="9rem">
                  {head}
                </RowHeader>
                {cells.map((text, index) => (
                  <Cell key={columnKey(others, index)} py="2" ps="4" textAlign="end" whiteSpace="nowrap">
                    {text}
                  </Cell>
                ))}
              </BodyRow>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Behind>
  );
}

function columnKey(columns: readonly string[], index: number): string {
  return columns[index] ?? String(index);
}

/** Every flight, by its published figure. */
export function FlightsTable({ flights }: { readonly flights: readonly ComparedFlight[] }) {
  const { table, columns } = ACCURACY.scatter;
  const rows = flights
    .toSorted((a, b) => a.publishedKg - b.publishedKg)
    .map((flight): [string, ...string[]] => {
      const { origin, destination, departureDate, publishedKg, ourKg, lowKg, highKg, error } = flight;
      return [
        `${flightName(flight)} ${origin} to ${destination}, ${departureDate}`,
        kilograms(publishedKg),
        kilograms(ourKg),
        lowKg === null || highKg === null ? '–' : `${lowKg.toFixed(0)} to ${kilograms(highKg)}`,
        signedPercent(error, 1),
      ];
    });
  return <BehindTable summary={table} columns={columns} rows={rows} />;
}

function shareText(interval: Interval): string {
  return intervalText(interval, 0);
}

/** Every group's figures, each with its interval. */
export function GroupsTable({ groups }: { readonly groups: readonly Group[] }) {
  const { table, columns } = ACCURACY.groups;
  const rows = groups.map(({ name, figures }): [string, ...string[]] => [
    name,
    String(figures.legs),
    intervalText(figures.medianAbsoluteError),
    figures.meanError[0] > 0 ? `+${intervalText(figures.meanError)}` : intervalText(figures.meanError),
    shareText(figures.within5Percent),
    shareText(figures.within10Percent),
    shareText(figures.within20Percent),
  ]);
  return <BehindTable summary={table} columns={columns} rows={rows} />;
}

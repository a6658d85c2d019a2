import { BodyRow, Cell, ColumnHeader, HeaderRow, RowHeader, Table } from '../../shared/ui/table-parts.tsx';
import { SidewaysScroll } from '../../shared/ui/sideways-scroll.tsx';
import { Disclosure } from '../../shared/ui/disclosure.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import { OPTIONS } from './texts.ts';
import {
  aircraftText,
  airportsText,
  comparedWithText,
  comparisonText,
  contrailsText,
  flightsText,
  timeText,
} from './option-words.ts';
import type { NameOf } from '../../shared/named-words.ts';
import type { ComparedRow } from './rows.ts';

type OptionsTableProps = { readonly rows: readonly ComparedRow[]; readonly nameOf: NameOf };

/** What the list shows, as a table that can be copied. */
export function OptionsTable({ rows, nameOf }: OptionsTableProps) {
  const comparedWith = comparedWithText(rows, nameOf);
  return (
    <Disclosure mt="2" title={OPTIONS.table}>
      <SidewaysScroll name={OPTIONS.table}>
        <Table minWidth="48rem">
          <thead>
            <HeaderRow>
              {OPTIONS.tableColumns.map((column) => (
                <ColumnHeader key={column} scope="col">
                  {column}
                </ColumnHeader>
              ))}
            </HeaderRow>
          </thead>
          <tbody>
            {rows.map((row) => (
              <BodyRow key={`${flightsText(row.option)} ${airportsText(row.option)}`}>
                <RowHeader scope="row">{row.name}</RowHeader>
                {[
                  airportsText(row.option, nameOf),
                  flightsText(row.option),
                  aircraftText(row.option),
                  row.kg ?? OPTIONS.noFigure,
                  row.kg === undefined ? '' : row.lowKg,
                  row.kg === undefined ? '' : row.highKg,
                  comparisonText(row, rows.length),
                  contrailsText(row.option),
                  timeText(row.option),
                  row.option.isInTypical ? OPTIONS.yes : OPTIONS.no,
                ].map((text, column) => (
                  <Cell key={OPTIONS.tableColumns[column + 1]} pe="3">
                    {text}
                  </Cell>
                ))}
              </BodyRow>
            ))}
          </tbody>
        </Table>
      </SidewaysScroll>
      {comparedWith !== '' && (
        <Text size="small" tone="muted" mt="2">
          {comparedWith}
        </Text>
      )}
    </Disclosure>
  );
}

import { CABIN_CLASSES } from '@tim/engine';
import { HEADLINE } from '../headline/texts.ts';
import { TABLES } from './texts.ts';
import { VisuallyHidden } from '../../shared/ui/typography.tsx';
import type { EmissionsRow } from './emissions-rows.ts';
import {
  BodyRow,
  Cell,
  ColumnHeader,
  HeaderRow,
  RowDescription,
  RowHeader,
  Table,
} from '../../shared/ui/table-parts.tsx';

const [NAME_COLUMN, ...CABIN_COLUMNS] = TABLES.emissionsColumns;
const NO_FIGURE = 'XX';

type EmissionsTableProps = {
  /** Names the table for screen readers. */
  readonly caption: string;
  readonly rows: readonly EmissionsRow[];
  /** Cabins that the aircraft has not, or no known way to fly the route: the method has a figure in them all the same. */
  readonly missingCabins?: readonly string[];
};

/** Emissions by cabin: a row for each kind, economy first. */
export function EmissionsTable({ caption, rows, missingCabins = [] }: EmissionsTableProps) {
  const missing = CABIN_CLASSES.map((cabin) => missingCabins.includes(cabin));
  const bodyRows = rows.filter(({ isTotal }) => !isTotal);
  const totalRows = rows.filter(({ isTotal }) => isTotal);
  return (
    <Table layout="figures" role="table">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <HeaderRow role="row">
          <ColumnHeader role="columnheader" scope="col" kind="name">
            {NAME_COLUMN}
          </ColumnHeader>
          {CABIN_COLUMNS.map((cabin, index) => (
            <ColumnHeader key={cabin} role="columnheader" scope="col" kind="figure">
              {cabin}
              {missing[index] && <RowDescription>{HEADLINE.notOnBoard}</RowDescription>}
            </ColumnHeader>
          ))}
        </HeaderRow>
      </thead>
      <tbody>
        {bodyRows.map((row) => (
          <EmissionsTableRow key={row.key} row={row} missing={missing} />
        ))}
      </tbody>
      {totalRows.length > 0 && (
        <tfoot>
          {totalRows.map((row) => (
            <EmissionsTableRow key={row.key} row={row} missing={missing} />
          ))}
        </tfoot>
      )}
    </Table>
  );
}

type EmissionsTableRowProps = {
  readonly row: EmissionsRow;
  /** By column. */
  readonly missing: readonly boolean[];
};

function EmissionsTableRow({ row, missing }: EmissionsTableRowProps) {
  const { label, description, values, isMain = false, isIndented = false, isTotal = false } = row;
  return (
    <BodyRow role="row" isMain={isMain} isIndented={isIndented} isTotal={isTotal}>
      <RowHeader role="rowheader" scope="row">
        {label}
        {description && <RowDescription>{description}</RowDescription>}
      </RowHeader>
      {CABIN_COLUMNS.map((cabin, index) => (
        <Cell key={cabin} role="cell" kind="figure" isMissing={missing[index] === true || values[index] === NO_FIGURE}>
          {values[index]}
        </Cell>
      ))}
    </BodyRow>
  );
}

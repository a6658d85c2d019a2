import { RESULTS } from './texts.ts';
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

const [NAME_COLUMN, ...CABIN_COLUMNS] = RESULTS.emissionsColumns;
const NO_FIGURE = 'XX';

type EmissionsTableProps = {
  /** Names the table for screen readers. */
  readonly caption: string;
  readonly rows: readonly EmissionsRow[];
};

/** Emissions by cabin: a row for each kind, economy first. */
export function EmissionsTable({ caption, rows }: EmissionsTableProps) {
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
          {CABIN_COLUMNS.map((cabin) => (
            <ColumnHeader key={cabin} role="columnheader" scope="col" kind="figure">
              {cabin}
            </ColumnHeader>
          ))}
        </HeaderRow>
      </thead>
      <tbody>
        {bodyRows.map((row) => (
          <EmissionsTableRow key={row.key} row={row} />
        ))}
      </tbody>
      {totalRows.length > 0 && (
        <tfoot>
          {totalRows.map((row) => (
            <EmissionsTableRow key={row.key} row={row} />
          ))}
        </tfoot>
      )}
    </Table>
  );
}

function EmissionsTableRow({ row }: { readonly row: EmissionsRow }) {
  const { label, description, values, isMain = false, isIndented = false, isTotal = false } = row;
  return (
    <BodyRow role="row" isMain={isMain} isIndented={isIndented} isTotal={isTotal}>
      <RowHeader role="rowheader" scope="row">
        {label}
        {description && <RowDescription>{description}</RowDescription>}
      </RowHeader>
      {CABIN_COLUMNS.map((cabin, index) => (
        <Cell key={cabin} role="cell" kind="figure" isMissing={values[index] === NO_FIGURE}>
          {values[index]}
        </Cell>
      ))}
    </BodyRow>
  );
}

import { WORKING } from './texts.ts';
import { BodyRow, Cell, ColumnHeader, HeaderRow, RowHeader, Table } from '../../shared/ui/table-parts.tsx';
import type { RouteTable } from './route-rows.ts';

type RouteListProps = {
  readonly table: RouteTable;
  /** Names the table for screen readers. */
  readonly label: string;
};

/** The routes a typical figure is made of. */
export function RouteList({ table: { columns, rows }, label }: RouteListProps) {
  return (
    <Table layout="pairs" role="table" aria-label={label}>
      <thead>
        <HeaderRow role="row">
          <ColumnHeader role="columnheader" scope="col">
            {WORKING.routeColumn}
          </ColumnHeader>
          {columns.map((column) => (
            <ColumnHeader key={column} role="columnheader" scope="col" kind="figure">
              {column}
            </ColumnHeader>
          ))}
        </HeaderRow>
      </thead>
      <tbody>
        {rows.map(({ route, values, isMiddle }) => (
          <BodyRow key={route} role="row" fontWeight={isMiddle ? 'medium' : undefined}>
            <RowHeader role="rowheader" scope="row" py="1" fontWeight="inherit" overflowWrap="anywhere">
              {route}
              {isMiddle && ` (${WORKING.routesMiddle})`}
            </RowHeader>
            {values.map((value, index) => (
              <Cell
                key={columns[index]}
                role="cell"
                py="1"
                ps="2"
                textAlign="end"
                whiteSpace={{ sm: 'nowrap', _print: 'nowrap' }}
              >
                {value}
              </Cell>
            ))}
          </BodyRow>
        ))}
      </tbody>
    </Table>
  );
}

import { chakra } from '@chakra-ui/react';
import { SidewaysScroll } from './sideways-scroll.tsx';
import { BodyRow, Cell, ColumnHeader, HeaderRow, RowHeader, Table } from './table-parts.tsx';

/** What stands behind a chart or a short table, whole: for those who do not see it, and those who want the figures. It opens without a script. */
export const Behind = chakra('details', {
  base: {
    '& > summary': { py: '2', color: 'accent', borderRadius: 'sm', width: 'fit-content' },
  },
});

type PlainTableProps = {
  readonly name: string;
  readonly columns: readonly string[];
  /** The first text of each heads its row. */
  readonly rows: readonly (readonly [string, ...string[]])[];
};

/** A table of texts, headed by the first of each row; it scrolls in place where it is wider than a phone. */
export function PlainTable({ name, columns: [first, ...others], rows }: PlainTableProps) {
  return (
    <SidewaysScroll name={name} mt="3">
      <Table aria-label={name}>
        <thead>
          <HeaderRow>
            <ColumnHeader scope="col">{first}</ColumnHeader>
            {others.map((column) => (
              <ColumnHeader key={column} scope="col" kind="figure" ps={{ base: '2', sm: '4' }} hyphens="auto">
                {column}
              </ColumnHeader>
            ))}
          </HeaderRow>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <BodyRow key={[head, ...cells].join()}>
              <RowHeader
                scope="row"
                py="2"
                pe={{ base: '0', sm: '4' }}
                fontWeight="normal"
                minWidth={{ base: '7rem', sm: '9rem' }}
              >
                {head}
              </RowHeader>
              {cells.map((text, index) => (
                <Cell
                  key={columnKey(others, index)}
                  py="2"
                  ps={{ base: '2', sm: '4' }}
                  textAlign="end"
                  whiteSpace={{ sm: 'nowrap' }}
                >
                  {text}
                </Cell>
              ))}
            </BodyRow>
          ))}
        </tbody>
      </Table>
    </SidewaysScroll>
  );
}

function columnKey(columns: readonly string[], index: number): string {
  return columns[index] ?? String(index);
}

import { Span, Table as ChakraTable, chakra } from '@chakra-ui/react';
import { fill } from '@tim/languages';
import { JOIN } from '../../shared/join.ts';
import { OTHERS } from './texts.ts';
import { ExternalLink } from '../../shared/ui/external-link.tsx';
import { BodyRow, Cell, ColumnHeader, HeaderRow, RowDescription, RowHeader } from '../../shared/ui/table-parts.tsx';
import { kilogramsText } from '../../shared/kilograms-text.ts';
import type { MethodGroup } from './method-groups.ts';

const [, FIGURE, COUNTS, LEAVES_OUT] = OTHERS.columns;

/** On a phone a method is a block, its cells one below the other, each under the name of its column. */
const Table = chakra(ChakraTable.Root, {
  base: {
    position: 'relative',
    display: { base: 'block', md: 'table', _print: 'table' },
    '& tbody, & tr, & th, & td': { display: { base: 'block', md: 'revert', _print: 'revert' } },
    '& thead': {
      position: { base: 'absolute', md: 'static', _print: 'static' },
      clipPath: { base: 'inset(50%)', md: 'none', _print: 'none' },
    },
    '& tbody > tr': { pb: { base: '3', md: '0', _print: '0' } },
    '& td': { pt: { base: '0', md: '3' }, pb: { base: '2', md: '3' }, pe: { md: '4' } },
  },
});

/** Every method with its figures, what they count and what they leave out. */
export function MethodsTable({ groups }: { readonly groups: readonly MethodGroup[] }) {
  return (
    <Table role="table" aria-label={OTHERS.tableHeading}>
      <thead>
        <HeaderRow role="row">
          {OTHERS.columns.map((column) => (
            <ColumnHeader key={column} role="columnheader" scope="col">
              {column}
            </ColumnHeader>
          ))}
        </HeaderRow>
      </thead>
      <tbody>
        {groups.map((group) => (
          <MethodRow key={group.name} group={group} />
        ))}
      </tbody>
    </Table>
  );
}

function MethodRow({ group }: { readonly group: MethodGroup }) {
  const { name, page, edition, remark, figures, missing, counts, leavesOut } = group;
  return (
    <BodyRow role="row">
      <RowHeader role="rowheader" scope="row" width={{ md: '27%' }}>
        <ExternalLink href={page}>{name}</ExternalLink>
        <RowDescription>{fill(OTHERS.edition, { edition })}</RowDescription>
        {remark && <RowDescription>{remark}</RowDescription>}
      </RowHeader>
      <Cell role="cell" width={{ md: '25%' }}>
        <ColumnName>{FIGURE}</ColumnName>
        {figures.map(({ part, kg }) => (
          <Span display="block" css={{ '& > b': { fontWeight: 'medium', whiteSpace: 'nowrap' } }} key={part}>
            <b>{kilogramsText(kg)}</b>
            {part && JOIN.labelled('', part)}
          </Span>
        ))}
        {missing}
      </Cell>
      <Cell role="cell">
        <ColumnName>{COUNTS}</ColumnName>
        {counts}
      </Cell>
      <Cell role="cell">
        <ColumnName>{LEAVES_OUT}</ColumnName>
        {leavesOut}
      </Cell>
    </BodyRow>
  );
}

/** A column's name inside its cell; who does not see the table has it from the column. */
function ColumnName({ children }: { readonly children: string }) {
  return (
    <Span display={{ base: 'block', md: 'none', _print: 'none' }} fontSize="xs" color="fg.muted" aria-hidden="true">
      {children}
    </Span>
  );
}

import { chakra } from '@chakra-ui/react';
import type { AircraftShare } from '@tim/messages';
import type { FiguresRange } from '../../api/answers.ts';
import { WORKING } from '../../content/working.ts';
import { Heading, Text } from '../typography.tsx';
import { driverLines, rangeRows, typeLines } from './range-words.ts';
import { BodyRow, Cell, ColumnHeader, HeaderRow, RowHeader, Table } from './table-parts.tsx';

const Part = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2', py: '4' } });
const Lines = chakra('ul', { base: { ps: '5', listStyle: 'disc', fontSize: 'sm', lineHeight: '1.6' } });

const [CABIN_COLUMN, ...BOUND_COLUMNS] = WORKING.rangeColumns;

/** What the figures may be expected to lie between, cabin by cabin, and why it is as wide as it is. */
export function RangePart({ range }: { readonly range: FiguresRange }) {
  const drivers = driverLines(range);
  return (
    <Part>
      <Heading as="h3" size="h4">
        {WORKING.rangeHeading}
      </Heading>
      <Text size="small">{WORKING.rangeIntroduction}</Text>
      <Table aria-label={WORKING.rangeHeading}>
        <thead>
          <HeaderRow>
            <ColumnHeader scope="col">{CABIN_COLUMN}</ColumnHeader>
            {BOUND_COLUMNS.map((column) => (
              <ColumnHeader key={column} scope="col" kind="figure">
                {column}
              </ColumnHeader>
            ))}
          </HeaderRow>
        </thead>
        <tbody>
          {rangeRows(range).map(({ cabin, lowest, highest }) => (
            <BodyRow key={cabin}>
              <RowHeader scope="row" py="2" fontWeight="normal">
                {cabin}
              </RowHeader>
              <Cell py="2" textAlign="end">
                {lowest}
              </Cell>
              <Cell py="2" textAlign="end">
                {highest}
              </Cell>
            </BodyRow>
          ))}
        </tbody>
      </Table>
      {drivers.length > 0 && (
        <>
          <Text size="small">{WORKING.driversIntroduction}</Text>
          <Lines>
            {drivers.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Lines>
        </>
      )}
    </Part>
  );
}

/** The aircraft that may fly; nothing when only one comes into question. */
export function TypesPart({ types }: { readonly types: readonly AircraftShare[] }) {
  const lines = typeLines(types);
  return lines.length === 0 ? null : (
    <Part>
      <Heading as="h3" size="h4">
        {WORKING.typesHeading}
      </Heading>
      <Text size="small">{WORKING.typesIntroduction}</Text>
      <Lines>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Lines>
    </Part>
  );
}

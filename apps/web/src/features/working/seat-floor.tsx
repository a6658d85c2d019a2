import { Box, Flex } from '@chakra-ui/react';
import type { WorkingStep } from '@tim/messages';
import { WORKING } from './texts.ts';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { BodyRow, Cell, ColumnHeader, HeaderRow, RowHeader, Table } from '../../shared/ui/table-parts.tsx';
import { formatShort } from '@tim/format';
import { fill, fillCount, OWN_MANNER } from '@tim/languages';
import { seatFloors } from './seat-floors.ts';
import { JOIN } from '../../shared/join.ts';

/** Long enough to be told apart, short enough for five on a phone. */
const BLOCK = { base: 'min(2.5rem, 15vw)', md: '3rem' };

/** A line after each economy seat's worth. */
const SEAT_LINES =
  'repeating-linear-gradient(to right, transparent 0 calc(var(--block) - 1px), {colors.level.high} calc(var(--block) - 1px) var(--block))';

const [CABIN_COLUMN, FLOOR_COLUMN, FIGURE_COLUMN] = WORKING.floorColumns;

/** Why business counts more than economy, to be seen at a glance; nothing where no step counts the floor. */
export function SeatFloor({ steps }: { readonly steps: readonly WorkingStep[] }) {
  const floors = seatFloors(steps);
  if (floors === undefined) {
    return null;
  }
  const { heading, narrow, wide, source } = WORKING.floor;
  const { businessFactor: count, isWideBody } = floors;
  const values = { count, factor: formatShort(count, 1) };
  return (
    <div>
      <Heading as="h3" size="h3">
        {fill(heading, values)}
      </Heading>
      <Text mt="1">{fillCount(isWideBody ? wide : narrow, values, OWN_MANNER)}</Text>
      <Table layout="drawing" role="table" mt="3" maxWidth="reading" aria-label={FLOOR_COLUMN}>
        <thead>
          <HeaderRow role="row">
            <ColumnHeader role="columnheader" scope="col">
              {CABIN_COLUMN}
            </ColumnHeader>
            <ColumnHeader role="columnheader" scope="col">
              {FLOOR_COLUMN}
            </ColumnHeader>
            <ColumnHeader role="columnheader" scope="col" kind="figure">
              {FIGURE_COLUMN}
            </ColumnHeader>
          </HeaderRow>
        </thead>
        <tbody>
          {floors.cabins.map(({ cabin, factor, kilograms }) => (
            <BodyRow key={cabin} role="row" verticalAlign="middle">
              <RowHeader role="rowheader" scope="row" py="2" fontWeight="normal" verticalAlign="middle">
                {cabin}
              </RowHeader>
              <Cell role="cell" py="2" width={{ sm: '60%', _print: '60%' }}>
                <Flex as="span" css={{ '--block': BLOCK }} wrap="wrap" align="center" gap="2" color="fg.muted">
                  <SeatBar factor={factor} />× {formatShort(factor, 1)}
                </Flex>
              </Cell>
              <Cell role="cell" py="2" textAlign="end" whiteSpace="nowrap">
                {kilograms}
              </Cell>
            </BodyRow>
          ))}
        </tbody>
      </Table>
      <Text size="small" tone="muted" mt="2">
        {JOIN.sentences([WORKING.floorLegend, source])}
      </Text>
    </div>
  );
}

/** As wide as the floor of the seat. */
function SeatBar({ factor }: { readonly factor: number }) {
  return (
    <Box
      as="span"
      height="5"
      maxWidth="full"
      border="1px solid {colors.level.high}"
      borderRadius="2px"
      bg="level.low"
      bgImage={SEAT_LINES}
      aria-hidden="true"
      style={{ width: `calc(var(--block) * ${factor})` }}
    />
  );
}

import { Box, Stack } from '@chakra-ui/react';
import { formatWhole } from '@tim/format';
import type { AircraftFound, AircraftUsed } from '@tim/messages';
import { JOIN } from '../../shared/join.ts';
import type { FiguresRange } from '../../shared/api/answers.ts';
import { WORKING } from './texts.ts';
import { NOTES } from '../notes/texts.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { aircraftNotes } from '../notes/flight-notes.ts';
import type { Figures } from '../headline/chart-places.ts';
import { driverLines, rangeRows, typeLines } from '../facts/uncertainty-words.ts';
import { BodyRow, Cell, ColumnHeader, HeaderRow, RowHeader, Table } from '../../shared/ui/table-parts.tsx';

const [CABIN_COLUMN, ...BOUND_COLUMNS] = WORKING.rangeColumns;

type RangePartProps = { readonly figures: Figures; readonly range: FiguresRange };

/** What the figures may be expected to lie between, cabin by cabin, and why it is as wide as it is. */
export function RangePart({ figures, range }: RangePartProps) {
  const drivers = driverLines(range);
  return (
    <Stack gap="2">
      <Heading as="h3" size="h3">
        {WORKING.rangeHeading}
      </Heading>
      <Text size="small">
        {WORKING.rangeIntroduction}
        {JOIN.space}
        <TextLink to={NOTES.accuracy.path}>{NOTES.accuracy.text}</TextLink>
      </Text>
      <Table aria-label={WORKING.rangeHeading} maxWidth="30rem">
        <thead>
          <HeaderRow>
            <ColumnHeader scope="col" overflowWrap="anywhere">
              {CABIN_COLUMN}
            </ColumnHeader>
            {BOUND_COLUMNS.map((column) => (
              <ColumnHeader key={column} scope="col" kind="figure" overflowWrap="anywhere">
                {column}
              </ColumnHeader>
            ))}
          </HeaderRow>
        </thead>
        <tbody>
          {rangeRows(figures).map(({ cabin, lowest, highest }) => (
            <BodyRow key={cabin}>
              <RowHeader scope="row" py="2" fontWeight="normal" overflowWrap="anywhere">
                {cabin}
              </RowHeader>
              <Cell py="2" textAlign="end">
                {formatWhole(lowest)}
              </Cell>
              <Cell py="2" textAlign="end">
                {formatWhole(highest)}
              </Cell>
            </BodyRow>
          ))}
        </tbody>
      </Table>
      {drivers.length > 0 && (
        <>
          <Text size="small">{WORKING.driversIntroduction}</Text>
          <Lines lines={drivers} />
        </>
      )}
    </Stack>
  );
}

type TypesPartProps = { readonly aircraft: AircraftUsed; readonly found: AircraftFound | undefined };

/** The aircraft the figures stand for, how it was found, and those that may fly instead. */
export function TypesPart({ aircraft, found }: TypesPartProps) {
  const lines = typeLines(aircraft.types);
  return (
    <Stack gap="2">
      <Heading as="h3" size="h3">
        {WORKING.typesHeading}
      </Heading>
      {aircraftNotes(aircraft, found).map(({ label, text }) => (
        <Text key={label} size="small">
          {JOIN.labelled(label, text)}
        </Text>
      ))}
      {lines.length > 0 && (
        <>
          <Text size="small">{WORKING.typesIntroduction}</Text>
          <Lines lines={lines} />
        </>
      )}
    </Stack>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <Box as="ul" ps="5" listStyle="disc" fontSize="sm" lineHeight="1.6">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}

import { Box, Button, Flex, Grid, Stack, Table as ChakraTable } from '@chakra-ui/react';
import type { Columns } from '@tim/batch';
import { fill } from '@tim/languages';
import { Choices } from '../../shared/form/choices.tsx';
import { Alert } from '../../shared/ui/alert.tsx';
import { SidewaysScroll } from '../../shared/ui/sideways-scroll.tsx';
import { Cell, ColumnHeader, HeaderRow, BodyRow, Table } from '../../shared/ui/table-parts.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { BATCH } from './texts.ts';
import { counted, FIELDS, isEnough, nameOfColumn, rowsText, TITLES } from './batch-words.ts';
import { ColumnFields } from './column-fields.tsx';
import { UnusedColumns } from './list-headline.tsx';
import { SourceChoice } from './source-choice.tsx';
import type { ReadList, SaidOfRead } from './use-batch.ts';

/** More than every field twice, which no true list has; a made one may have a service in each of thousands of columns. */
const MOST_READ = 50;
/** Two or three lines of a phone's screen, so that the button stays in sight; those that may mean something come first. */
const MOST_UNUSED = 12;

type ColumnChoiceProps = {
  readonly list: ReadList;
  readonly problem: string | undefined;
  readonly headingRef: (heading: HTMLElement | null) => void;
  readonly onColumns: (columns: Columns) => void;
  /** Reads another sheet, or with other names of columns. */
  readonly onRead: (said: SaidOfRead) => void;
  readonly onChange: (list: ReadList) => void;
  readonly onCompute: () => void;
  readonly onRestart: () => void;
};

/** What was recognised, at a glance and to be corrected, with the first rows below it. */
export function ColumnChoice({
  list,
  problem,
  headingRef,
  onColumns,
  onRead,
  onChange,
  onCompute,
  onRestart,
}: ColumnChoiceProps) {
  const { shape, columns, told } = list;
  const { dates } = told;
  const isAsked = dates.unclear > 0 && dates.order === undefined;
  return (
    <Stack as="section" gap="4" minWidth="0" aria-label={BATCH.columns.heading}>
      <Heading ref={headingRef} tabIndex={-1} as="h2" size="h3">
        {BATCH.columns.heading}
      </Heading>
      <Text>
        {fill(BATCH.columns.found, { rows: rowsText(shape.rows), headerRow: shape.headerRow })}
        {shape.encoding !== 'utf-8' &&
          ` ${fill(BATCH.columns.encoding, { read: shape.encoding, written: shape.answersEncoding })}`}
      </Text>
      <SourceChoice list={list} onRead={onRead} />
      {shape.corrected && (
        <Text>{shape.corrected.hasSameColumns ? BATCH.columns.corrected : BATCH.columns.correctedPlaces}</Text>
      )}
      {problem && <Alert>{problem}</Alert>}
      {shape.shortEnd && <Alert>{fill(BATCH.columns.shortEnd, shape.shortEnd)}</Alert>}
      {!shape.isHeaderKnown && !problem && <Alert>{BATCH.columns.unknownHeader}</Alert>}
      <ReadColumns list={list} />
      <UnusedColumns columns={told.unused} most={MOST_UNUSED} />
      <ColumnFields list={list} onColumns={onColumns} onChange={onChange} />
      {isAsked && (
        <Choices
          name="date-order"
          legend={fill(BATCH.columns.orderLegend, {
            example: dates.example ?? '',
            count: counted(BATCH.dateCount, dates.unclear),
          })}
          options={['day-first', 'month-first'] as const}
          textOf={(order) => BATCH.orders[order]}
          chosen={list.dateOrder}
          onChoose={(dateOrder) => onChange({ ...list, dateOrder })}
        />
      )}
      {!isEnough(columns) && <Text>{BATCH.columns.notEnough}</Text>}
      <Flex wrap="wrap" align="center" gap="3">
        <Button type="button" disabled={!isEnough(columns)} onClick={onCompute}>
          {BATCH.columns.compute}
        </Button>
        <Button type="button" variant="outline" onClick={onRestart}>
          {BATCH.columns.another}
        </Button>
      </Flex>
      <Preview list={list} />
    </Stack>
  );
}

/** The list's columns in its order, each with what it is read as. */
function ReadColumns({ list: { shape, told } }: { readonly list: ReadList }) {
  if (told.read.length === 0) return null;
  return (
    <div>
      <Text size="small" tone="muted">
        {BATCH.columns.readAs}
      </Text>
      <Grid
        as="dl"
        columnGap="6"
        fontSize="sm"
        overflowWrap="anywhere"
        templateColumns="repeat(auto-fill, minmax(min(17rem, 100%), 1fr))"
      >
        {told.read.slice(0, MOST_READ).map(({ place, field }) => (
          <Grid
            key={`${place} ${field}`}
            templateColumns="minmax(0, 1fr) minmax(0, 1fr)"
            gap="3"
            py="1.5"
            borderBottom="1px solid {colors.border}"
          >
            <Box as="dt" color="fg.muted">
              <span translate="no">{nameOfColumn(shape.header, place)}</span>
            </Box>
            <Box as="dd" fontWeight="medium">
              {TITLES.fields[field]}
            </Box>
          </Grid>
        ))}
      </Grid>
    </div>
  );
}

function Preview({ list: { shape, columns } }: { readonly list: ReadList }) {
  const used = FIELDS.filter((field) => columns[field] !== undefined);
  if (used.length === 0) return null;
  return (
    <SidewaysScroll name={BATCH.columns.preview}>
      <Table>
        <ChakraTable.Caption
          // Beside the first column, where a phone shows it.
          textAlign="start"
        >
          {BATCH.columns.preview}
        </ChakraTable.Caption>
        <thead>
          <HeaderRow>
            {used.map((field) => (
              <ColumnHeader key={field} scope="col" whiteSpace="nowrap">
                {TITLES.fields[field]}
              </ColumnHeader>
            ))}
          </HeaderRow>
        </thead>
        <tbody>
          {shape.firstRows.map((row, at) => (
            <BodyRow key={at}>
              {used.map((field) => (
                <Cell key={field} pe="4" whiteSpace="nowrap">
                  <span translate="no">{row[columns[field] ?? -1] ?? ''}</span>
                </Cell>
              ))}
            </BodyRow>
          ))}
        </tbody>
      </Table>
    </SidewaysScroll>
  );
}

import { Button, Flex, Grid, Stack, Table as ChakraTable } from '@chakra-ui/react';
import type { Columns, Field } from '@tim/batch';
import { formatWhole } from '@tim/format';
import { Choices } from '../../shared/form/choices.tsx';
import { LabelledControl } from '../../shared/form/labelled-control.tsx';
import { Select } from '../../shared/form/select.tsx';
import { Alert } from '../../shared/ui/alert.tsx';
import { SidewaysScroll } from '../../shared/ui/sideways-scroll.tsx';
import { Cell, ColumnHeader, HeaderRow, BodyRow, Table } from '../../shared/ui/table-parts.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { BATCH } from './texts.ts';
import { rowsText, TITLES } from './batch-words.ts';
import { SourceChoice } from './source-choice.tsx';
import type { ReadList, SaidOfRead } from './use-batch.ts';

const FIELDS = Object.keys(TITLES.fields) as Field[];
const CABINS = Object.keys(BATCH.cabinTitles) as (keyof typeof BATCH.cabinTitles)[];
/** More columns are not offered: browsers take minutes for a hundred thousand. */
const MOST_COLUMNS = 500;

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

/** What was recognised, to be corrected, with the first rows below it. */
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
  const { shape, columns, dates } = list;
  const choose = (field: Field, value: string) => {
    const { [field]: _before, ...others } = columns;
    // A column holds one thing.
    const free = Object.fromEntries(Object.entries(others).filter(([, at]) => String(at) !== value));
    onColumns(value === '' ? others : { ...free, [field]: Number(value) });
  };
  const isAsked = dates.unclear > 0 && dates.order === undefined;
  return (
    <Stack as="section" gap="4" minWidth="0" aria-label={BATCH.columns.heading}>
      <Heading ref={headingRef} tabIndex={-1} as="h2" size="h3">
        {BATCH.columns.heading}
      </Heading>
      <Text>
        {BATCH.columns.found(rowsText(shape.rows), shape.headerRow)}
        {shape.encoding !== 'utf-8' && ` ${BATCH.columns.encoding(shape.encoding, shape.answersEncoding)}`}
      </Text>
      <SourceChoice list={list} onRead={onRead} />
      {problem && <Alert>{problem}</Alert>}
      {!shape.isHeaderKnown && !problem && <Alert>{BATCH.columns.unknownHeader}</Alert>}
      <Grid gap="3" templateColumns="repeat(auto-fill, minmax(min(13rem, 100%), 1fr))">
        {FIELDS.map((field) => (
          <LabelledControl key={field} label={TITLES.fields[field]}>
            <Select value={String(columns[field] ?? '')} onChange={({ target }) => choose(field, target.value)}>
              <option value="">{BATCH.columns.notUsed}</option>
              {shape.header.slice(0, MOST_COLUMNS).map((name, at) => (
                <option key={at} value={String(at)} translate="no">
                  {name.trim() || `(${at + 1})`}
                </option>
              ))}
            </Select>
          </LabelledControl>
        ))}
        <LabelledControl label={BATCH.columns.cabin}>
          <Select
            value={list.cabin}
            onChange={({ target }) => onChange({ ...list, cabin: target.value as ReadList['cabin'] })}
          >
            {CABINS.map((cabin) => (
              <option key={cabin} value={cabin}>
                {BATCH.cabinTitles[cabin]}
              </option>
            ))}
          </Select>
        </LabelledControl>
      </Grid>
      {isAsked && (
        <Choices
          name="date-order"
          legend={BATCH.columns.orderLegend(
            dates.example ?? '',
            BATCH.dateCount(dates.unclear, formatWhole(dates.unclear)),
          )}
          options={['day-first', 'month-first'] as const}
          textOf={(order) => BATCH.orders[order]}
          chosen={list.dateOrder}
          onChoose={(dateOrder) => onChange({ ...list, dateOrder })}
        />
      )}
      <Preview list={list} />
      {!isEnough(columns) && <Text>{BATCH.columns.notEnough}</Text>}
      <Flex wrap="wrap" align="center" gap="3">
        <Button type="button" disabled={!isEnough(columns)} onClick={onCompute}>
          {BATCH.columns.compute}
        </Button>
        <Button type="button" variant="outline" onClick={onRestart}>
          {BATCH.columns.another}
        </Button>
      </Flex>
    </Stack>
  );
}

/** Both ends of a flight, or its distance. */
function isEnough({ origin, destination, route, distanceKm }: Columns): boolean {
  return (origin !== undefined && destination !== undefined) || route !== undefined || distanceKm !== undefined;
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

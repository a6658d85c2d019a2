import { chakra } from '@chakra-ui/react';
import type { Columns, Field } from '@tim/batch';
import { formatWhole } from '@tim/format';
import { Button } from '../../components/button.tsx';
import { Choices } from '../../components/form/choices.tsx';
import { Label, Select } from '../../components/form/select.tsx';
import { Alert } from '../../components/results/alert.tsx';
import { Cell, ColumnHeader, HeaderRow, BodyRow, Table } from '../../components/results/table-parts.tsx';
import { Heading, Text } from '../../components/typography.tsx';
import { BATCH, CABIN_TITLES, FIELD_TITLES } from '../../content/batch.ts';
import { rowsText } from './batch-words.ts';
import { Row, Scroller, Stack } from './controls.tsx';
import type { ReadList } from './use-batch.ts';

const FIELDS = Object.keys(FIELD_TITLES) as Field[];
const CABINS = Object.keys(CABIN_TITLES) as (keyof typeof CABIN_TITLES)[];
/** More columns are not offered: browsers take minutes for a hundred thousand. */
const MOST_COLUMNS = 500;
const Fields = chakra('div', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))' },
});

type ColumnChoiceProps = {
  readonly list: ReadList;
  readonly problem: string | undefined;
  readonly headingRef: (heading: HTMLElement | null) => void;
  readonly onColumns: (columns: Columns) => void;
  readonly onChange: (list: ReadList) => void;
  readonly onCompute: () => void;
  readonly onRestart: () => void;
};

/** Beside the first column, where a phone shows it. */
const Caption = chakra('caption', { base: { textAlign: 'start' } });

/** What was recognised, to be corrected, with the first rows below it. */
export function ColumnChoice({
  list,
  problem,
  headingRef,
  onColumns,
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
    <Stack aria-label={BATCH.columns.heading}>
      <Heading ref={headingRef} tabIndex={-1} as="h2" size="h3">
        {BATCH.columns.heading}
      </Heading>
      <Text>
        {BATCH.columns.found(rowsText(shape.rows), shape.headerRow)}
        {shape.encoding !== 'utf-8' && ` ${BATCH.columns.encoding(shape.encoding)}`}
      </Text>
      {problem && <Alert>{problem}</Alert>}
      {!shape.isHeaderKnown && !problem && <Alert>{BATCH.columns.unknownHeader}</Alert>}
      <Fields>
        {FIELDS.map((field) => (
          <Label key={field}>
            {FIELD_TITLES[field]}
            <Select value={String(columns[field] ?? '')} onChange={({ target }) => choose(field, target.value)}>
              <option value="">{BATCH.columns.notUsed}</option>
              {shape.header.slice(0, MOST_COLUMNS).map((name, at) => (
                <option key={at} value={String(at)}>
                  {name.trim() || `(${at + 1})`}
                </option>
              ))}
            </Select>
          </Label>
        ))}
        <Label>
          {BATCH.columns.cabin}
          <Select
            value={list.cabin}
            onChange={({ target }) => onChange({ ...list, cabin: target.value as ReadList['cabin'] })}
          >
            {CABINS.map((cabin) => (
              <option key={cabin} value={cabin}>
                {CABIN_TITLES[cabin]}
              </option>
            ))}
          </Select>
        </Label>
      </Fields>
      {isAsked && (
        <Choices
          name="date-order"
          legend={BATCH.columns.orderLegend(
            dates.example ?? '',
            `${formatWhole(dates.unclear)} ${dates.unclear === 1 ? 'date' : 'dates'}`,
          )}
          options={['day-first', 'month-first'] as const}
          textOf={(order) => BATCH.orders[order]}
          chosen={list.dateOrder as 'day-first'}
          onChoose={(dateOrder) => onChange({ ...list, dateOrder })}
        />
      )}
      <Preview list={list} />
      {!isEnough(columns) && <Text>{BATCH.columns.notEnough}</Text>}
      <Row>
        <Button type="button" disabled={!isEnough(columns)} onClick={onCompute}>
          {BATCH.columns.compute}
        </Button>
        <Button type="button" look="outline" onClick={onRestart}>
          {BATCH.columns.another}
        </Button>
      </Row>
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
    <Scroller tabIndex={0} role="region" aria-label={BATCH.columns.preview}>
      <Table>
        <Caption>{BATCH.columns.preview}</Caption>
        <thead>
          <HeaderRow>
            {used.map((field) => (
              <ColumnHeader key={field} scope="col" whiteSpace="nowrap">
                {FIELD_TITLES[field]}
              </ColumnHeader>
            ))}
          </HeaderRow>
        </thead>
        <tbody>
          {shape.firstRows.map((row, at) => (
            <BodyRow key={at}>
              {used.map((field) => (
                <Cell key={field} pe="4" whiteSpace="nowrap">
                  {row[columns[field] ?? -1] ?? ''}
                </Cell>
              ))}
            </BodyRow>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

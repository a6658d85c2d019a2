import { Accordion, Grid, type GridProps } from '@chakra-ui/react';
import type { Columns, Field } from '@tim/batch';
import { useState } from 'react';
import { LabelledControl } from '../../shared/form/labelled-control.tsx';
import { Select } from '../../shared/form/select.tsx';
import { BATCH } from './texts.ts';
import { isEnough, nameOfColumn, TITLES } from './batch-words.ts';
import type { ReadList } from './use-batch.ts';

const FIELDS = Object.keys(TITLES.fields) as Field[];
/** Of which some are needed: without them they are asked for. */
const NEEDED: readonly Field[] = ['origin', 'destination', 'route', 'distanceKm'];
const CABINS = Object.keys(BATCH.cabinTitles) as (keyof typeof BATCH.cabinTitles)[];
/** More columns are not offered: browsers take minutes for a hundred thousand. */
const MOST_COLUMNS = 500;
const FOLD = 'columns';

type ColumnFieldsProps = {
  readonly list: ReadList;
  readonly onColumns: (columns: Columns) => void;
  readonly onChange: (list: ReadList) => void;
};

/** Which column holds what: folded, but for what is needed and no column has. */
export function ColumnFields({ list, onColumns, onChange }: ColumnFieldsProps) {
  const { columns } = list;
  // What was asked for stays where it is once it is chosen.
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked && !isEnough(columns)) setIsAsked(true);
  const asked = isAsked ? NEEDED : [];
  const selectOf = (field: Field) => <FieldSelect key={field} field={field} list={list} onColumns={onColumns} />;
  const cabin = <CabinSelect list={list} onChange={onChange} />;
  const hasCabins = columns.cabin !== undefined;
  return (
    <>
      {(isAsked || !hasCabins) && (
        <Fields>
          {asked.map(selectOf)}
          {!hasCabins && cabin}
        </Fields>
      )}
      <Accordion.Root collapsible lazyMount>
        <Accordion.Item value={FOLD}>
          <Accordion.ItemTrigger justifyContent="space-between" minHeight="target">
            {BATCH.columns.change}
            <Accordion.ItemIndicator />
          </Accordion.ItemTrigger>
          <Accordion.ItemContent>
            <Fields>
              {FIELDS.filter((field) => !asked.includes(field)).map(selectOf)}
              {hasCabins && cabin}
            </Fields>
          </Accordion.ItemContent>
        </Accordion.Item>
      </Accordion.Root>
    </>
  );
}

/** As many beside each other as there is room for. */
function Fields(props: GridProps) {
  return <Grid gap="3" templateColumns="repeat(auto-fill, minmax(min(13rem, 100%), 1fr))" {...props} />;
}

type FieldSelectProps = Pick<ColumnFieldsProps, 'list' | 'onColumns'> & { readonly field: Field };

function FieldSelect({ field, list: { shape, columns }, onColumns }: FieldSelectProps) {
  const choose = (value: string) => {
    const { [field]: _before, ...others } = columns;
    // A column holds one thing.
    const free = Object.fromEntries(Object.entries(others).filter(([, at]) => String(at) !== value));
    onColumns(value === '' ? others : { ...free, [field]: Number(value) });
  };
  return (
    <LabelledControl label={TITLES.fields[field]}>
      <Select value={String(columns[field] ?? '')} onChange={({ target }) => choose(target.value)}>
        <option value="">{BATCH.columns.notUsed}</option>
        {shape.header.slice(0, MOST_COLUMNS).map((_, at) => (
          <option key={at} value={String(at)} translate="no">
            {nameOfColumn(shape.header, at)}
          </option>
        ))}
      </Select>
    </LabelledControl>
  );
}

function CabinSelect({ list, onChange }: Pick<ColumnFieldsProps, 'list' | 'onChange'>) {
  return (
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
  );
}

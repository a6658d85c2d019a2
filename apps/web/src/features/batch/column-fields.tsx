import { Grid, type GridProps } from '@chakra-ui/react';
import type { Columns, Field } from '@tim/batch';
import { CABIN_CLASSES } from '@tim/engine';
import { useState } from 'react';
import { LabelledControl } from '../../shared/form/labelled-control.tsx';
import { Select } from '../../shared/form/select.tsx';
import { Disclosure } from '../../shared/ui/disclosure.tsx';
import { BATCH } from './texts.ts';
import { FIELDS, isEnough, nameOfColumn, TITLES } from './batch-words.ts';
import type { ReadList } from './use-batch.ts';

/** Of which some are needed: without them they are asked for. */
const NEEDED: readonly Field[] = ['origin', 'destination', 'route', 'distanceKm'];
/** More columns are not offered: browsers take minutes for a hundred thousand. */
const MOST_COLUMNS = 500;

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
      <Disclosure title={BATCH.columns.change}>
        <Fields>
          {FIELDS.filter((field) => !asked.includes(field)).map(selectOf)}
          {hasCabins && cabin}
        </Fields>
      </Disclosure>
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
        {CABIN_CLASSES.map((cabin) => (
          <option key={cabin} value={cabin}>
            {BATCH.cabinTitles[cabin]}
          </option>
        ))}
      </Select>
    </LabelledControl>
  );
}

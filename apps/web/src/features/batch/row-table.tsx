import { Button, Grid, Input, chakra } from '@chakra-ui/react';
import { formatNumber, formatWhole, gramsToKilograms } from '@tim/format';
import { fill, fillCount, OWN_MANNER } from '@tim/languages';
import { useEffect, useState } from 'react';
import { JOIN } from '../../shared/join.ts';
import { useLatest } from '../../shared/use-latest.ts';
import { LabelledControl } from '../../shared/form/labelled-control.tsx';
import { Select } from '../../shared/form/select.tsx';
import {
  BodyRow,
  Cell,
  ColumnHeader,
  HeaderRow,
  RowDescription,
  RowHeader,
  Table,
} from '../../shared/ui/table-parts.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import { BATCH } from './texts.ts';
import {
  ROW_FILTERS,
  type ListWork,
  type RowFilter,
  type RowsFound,
  type ShownRow,
} from '../../shared/compute/list-types.ts';
import { ListPart } from './list-part.tsx';
import { dateText, legsText, rowsText, TITLES, useNames, wayText } from './batch-words.ts';

/** Rows shown at once, and added by each press. */
const ROWS_SHOWN = 200;

/** On a phone the flight and its figure stand side by side, what it rests on below. */
const Rows = chakra(Table, {
  base: {
    display: { base: 'block', md: 'table', _print: 'table' },
    '& thead': { display: { base: 'none', md: 'table-header-group', _print: 'table-header-group' } },
    '& tbody': { display: { base: 'block', md: 'table-row-group', _print: 'table-row-group' } },
    '& tr': {
      display: { base: 'grid', md: 'table-row', _print: 'table-row' },
      gridTemplateColumns: 'minmax(2rem, auto) minmax(0, 1fr) auto',
      columnGap: '2',
    },
    '& tbody td:last-of-type': { gridColumn: { base: '2 / -1' }, pt: { base: '0', md: '3', _print: '1' } },
    '& th, & td': { pe: { md: '4', _print: '4' } },
  },
});

type RowTableProps = { readonly rows: ListWork['rows'] };

/** Row by row, filtered and searched; the worker has them all, the page those it shows. */
export function RowTable({ rows: find }: RowTableProps) {
  const [filter, setFilter] = useState<RowFilter>('all');
  const [search, setSearch] = useState('');
  const [most, setMost] = useState(ROWS_SHOWN);
  const [found, setFound] = useState<RowsFound>();
  const begin = useLatest();
  useEffect(() => {
    const signal = begin();
    find({ filter, search, most }).then(
      (answer) => signal.aborted || setFound(answer),
      () => undefined,
    );
  }, [begin, find, filter, search, most]);
  return (
    <ListPart heading={BATCH.result.rows} gap="4">
      <Grid gap="3" templateColumns="repeat(auto-fit, minmax(min(12rem, 100%), 1fr))" _print={{ display: 'none' }}>
        <LabelledControl label={BATCH.rows.filter}>
          <Select
            value={filter}
            onChange={({ target }) => {
              setFilter(target.value as RowFilter);
              setMost(ROWS_SHOWN);
            }}
          >
            {ROW_FILTERS.map((one) => (
              <option key={one} value={one}>
                {BATCH.filterTitles[one]}
              </option>
            ))}
          </Select>
        </LabelledControl>
        <LabelledControl label={BATCH.rows.search}>
          <Input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </LabelledControl>
      </Grid>
      {found && (
        <>
          <Text role="status" size="small" tone="muted">
            {foundText(found)}
          </Text>
          {found.rows.length > 0 && <FoundRows rows={found.rows} />}
          {found.rows.length < found.found && (
            <Button
              variant="outline"
              type="button"
              alignSelf="start"
              data-print="hide"
              onClick={() => setMost(most + ROWS_SHOWN)}
            >
              {BATCH.rows.more}
            </Button>
          )}
        </>
      )}
    </ListPart>
  );
}

/** How many rows are found, and how many of them are shown. */
function foundText({ found, rows }: RowsFound): string {
  const [all, shown] = [rowsText(found), rowsText(rows.length)];
  return found === rows.length ? all : fill(BATCH.rows.found, { found: all, shown });
}

function FoundRows({ rows }: { readonly rows: readonly ShownRow[] }) {
  const { row, flight, kilograms, rests } = BATCH.rows;
  return (
    <Rows aria-label={BATCH.result.rows}>
      <thead>
        <HeaderRow>
          <ColumnHeader scope="col">{row}</ColumnHeader>
          <ColumnHeader scope="col">{flight}</ColumnHeader>
          <ColumnHeader scope="col" kind="figure">
            {kilograms}
          </ColumnHeader>
          <ColumnHeader scope="col">{rests}</ColumnHeader>
        </HeaderRow>
      </thead>
      <tbody>
        {rows.map((one) => (
          <FoundRow key={one.row} row={one} />
        ))}
      </tbody>
    </Rows>
  );
}

function FoundRow({ row }: { readonly row: ShownRow }) {
  const names = useNames();
  const { way, distanceKm, flight, date, cabin, passengers, traveller } = row;
  const description = [
    flight,
    typeof date === 'string' ? date : date && dateText(date),
    cabin && BATCH.cabinTitles[cabin],
    passengers !== 1 && fillCount(BATCH.passengers, { count: passengers }, OWN_MANNER),
    traveller,
  ].flatMap((text) => text || []);
  return (
    <BodyRow>
      <Cell color="fg.muted">{row.row}</Cell>
      <RowHeader scope="row">
        {wayText(way, names) || (distanceKm === undefined ? '–' : `${formatWhole(distanceKm)}\u202Fkm`)}
        {description.length > 0 && <RowDescription>{JOIN.clauses(description)}</RowDescription>}
      </RowHeader>
      <Cell kind="figure" isMissing={row.grams === undefined}>
        {row.grams === undefined ? BATCH.rows.none : formatNumber(gramsToKilograms(row.grams), 1)}
      </Cell>
      <Cell>{restsText(row)}</Cell>
    </BodyRow>
  );
}

function restsText(row: ShownRow): string {
  if (row.grams === undefined) {
    return row.field ? JOIN.labelled(row.column ?? TITLES.fields[row.field], row.text) : row.text;
  }
  const { tier, warnings, aircraft, legs, way } = row;
  const rests = legs ? [legsText(legs, way)] : [TITLES.tiers[tier], aircraft];
  return JOIN.clauses([...rests, ...warnings.map((warning) => TITLES.warnings[warning])].flatMap((text) => text || []));
}

import { Span } from '@chakra-ui/react';
import type { Breakdown, BreakdownBy, BreakdownGroup } from '@tim/batch';
import { formatShort, formatWhole } from '@tim/format';
import { OWN_MANNER } from '@tim/languages';
import { useEffect, useState } from 'react';
import { LabelledControl } from '../../shared/form/labelled-control.tsx';
import { Select } from '../../shared/form/select.tsx';
import { BodyRow, Cell, ColumnHeader, HeaderRow, RowHeader, Table } from '../../shared/ui/table-parts.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import { useLatest } from '../../shared/use-latest.ts';
import type { ListWork } from '../../shared/compute/list-types.ts';
import { breakdownTitle, groupName, kilogramsText, useNames } from './batch-words.ts';
import { ListPart } from './list-part.tsx';
import { BATCH } from './texts.ts';

type MadeOfProps = {
  readonly breakdowns: readonly BreakdownBy[];
  /** The one that is shown; none where the list has no total. */
  readonly by: BreakdownBy | undefined;
  readonly onChoose: (by: BreakdownBy | undefined) => void;
  readonly find: ListWork['breakdown'];
};

/** Groups that the page shows; the workbook has all. */
const SHOWN_GROUPS = 10;

type Found = { readonly by: BreakdownBy; readonly breakdown: Breakdown };

const texts = BATCH.madeOf;

/** What a total is made of, by one thing that is chosen; the worker counts when it is. */
export function MadeOf({ breakdowns, by, onChoose, find }: MadeOfProps) {
  const [found, setFound] = useState<Found>();
  const begin = useLatest();
  useEffect(() => {
    if (!by) return;
    const signal = begin();
    find(by, SHOWN_GROUPS).then(
      (breakdown) => !signal.aborted && setFound({ by, breakdown }),
      () => undefined,
    );
  }, [begin, find, by]);
  if (!by) return null;
  return (
    <ListPart heading={texts.heading}>
      <LabelledControl label={texts.choose}>
        <Select
          maxWidth="20rem"
          value={String(breakdowns.indexOf(by))}
          onChange={({ target }) => onChoose(breakdowns[Number(target.value)])}
        >
          {breakdowns.map((one, place) => (
            <option key={`${one.kind} ${breakdownTitle(one)}`} value={String(place)}>
              {breakdownTitle(one)}
            </option>
          ))}
        </Select>
      </LabelledControl>
      {found && <GroupTable {...found} />}
      {found?.breakdown.isCut && <Text size="small">{texts.cut}</Text>}
    </ListPart>
  );
}

/** Each group with a bar from zero; what a bar shows, the figures next to it say. */
function GroupTable({ by, breakdown: { groups } }: Found) {
  const names = useNames();
  const widest = Math.max(...groups.map(({ grams }) => grams), 1);
  const { kilograms, share, flights, gramsPerKm } = texts.columns;
  return (
    <Table layout="figures" role="table" aria-label={breakdownTitle(by)} fontVariantNumeric="tabular-nums">
      <thead>
        <HeaderRow role="row">
          <ColumnHeader role="columnheader" scope="col" kind="name">
            {breakdownTitle(by)}
          </ColumnHeader>
          {[kilograms, share, flights, gramsPerKm].map((head) => (
            <ColumnHeader key={head} role="columnheader" scope="col" kind="figure">
              {head}
            </ColumnHeader>
          ))}
        </HeaderRow>
      </thead>
      <tbody>
        {groups.map((group) => (
          <BodyRow role="row" key={`${group.kind} ${group.name}`}>
            <RowHeader role="rowheader" scope="row" fontWeight="normal" overflowWrap="anywhere">
              {groupName(by, group, names)}
              <Bar width={group.grams / widest} />
            </RowHeader>
            {figuresOf(group).map(([head, figure]) => (
              <Cell role="cell" key={head} kind="figure">
                {figure}
              </Cell>
            ))}
          </BodyRow>
        ))}
      </tbody>
    </Table>
  );
}

function figuresOf({ grams, share, flights, gramsPerPassengerKm }: BreakdownGroup): readonly [string, string][] {
  return [
    ['grams', kilogramsText(grams)],
    ['share', OWN_MANNER.percent(formatShort(share * 100, 1))],
    ['flights', formatWhole(flights)],
    ['per km', gramsPerPassengerKm === null ? '–' : formatShort(gramsPerPassengerKm, 0)],
  ];
}

function Bar({ width }: { readonly width: number }) {
  return (
    <Span
      display="block"
      mt="1"
      height="0.5rem"
      minWidth="2px"
      bg="accent"
      borderRadius="sm"
      aria-hidden="true"
      printColorAdjust="exact"
      _highContrast={{ bg: 'CanvasText', forcedColorAdjust: 'none' }}
      style={{ width: `${(width * 100).toFixed(2)}%` }}
    />
  );
}

import type { CabinClass } from '@tim/engine';
import { Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { axisEndKg } from '../result/headline/rounding.ts';
import { Text, VisuallyHidden } from '../../shared/ui/typography.tsx';
import type { OptionFigures } from '../../shared/api/travel-options.ts';
import { CABIN_NAMES } from '../result/cabin-names.ts';
import { OPTIONS } from './texts.ts';
import { Control } from './control.tsx';
import { OptionItem } from './option-item.tsx';
import { airportsText, flightsText } from './option-words.ts';
import { OptionsTable } from './options-table.tsx';
import { comparedRows, SORTS, STOPS, type Sort, type Stops } from './rows.ts';

/** Rows before the visitor asks for all. */
const FIRST_ROWS = 8;

const Controls = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '2', _print: { display: 'none' } },
});
const List = chakra('ol', { base: { listStyle: 'none', mt: '2', borderTop: '1px solid {colors.border.control}' } });

type OptionsListProps = {
  readonly options: readonly OptionFigures[];
  /** The one that the page shows. */
  readonly cabin: CabinClass;
  /** Where a way's flights lead to. */
  readonly addressOf: (option: OptionFigures) => string;
  /** To be told which the visitor follows. */
  readonly onFollow: (address: string) => void;
};

/** Everyone who flies a market, in one cabin, sorted and sifted as the visitor likes. */
export function OptionsList({ options, cabin, addressOf, onFollow }: OptionsListProps) {
  const [sort, setSort] = useState<Sort>('kilograms');
  const [stops, setStops] = useState<Stops>('all');
  const [isWhole, setIsWhole] = useState(false);
  const inCabin = options.filter(({ missingCabins }) => !missingCabins.includes(cabin));
  const rows = comparedRows(inCabin, { cabin, sort, stops });
  const endKg = axisEndKg(Math.max(1, ...rows.map(({ highKg }) => highKg)));
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  const usualCount = rows.filter(({ option }) => option.isInTypical).length;
  const cabinName = CABIN_NAMES[cabin].toLowerCase();
  const introduction = OPTIONS.introduction(rows.length, usualCount, cabinName);
  const leftOut = options.length - inCabin.length;
  return (
    <>
      <Controls>
        <Control label={OPTIONS.stops} options={STOPS} names={OPTIONS.stopChoices} value={stops} onChange={setStops} />
        <Control label={OPTIONS.sort} options={SORTS} names={OPTIONS.sorts} value={sort} onChange={setSort} />
      </Controls>
      <Text size="small" tone="muted">
        {rows.length === 0 && inCabin.length > 0 && OPTIONS.noneOfThese}
        {rows.length > 0 && introduction}
        {leftOut > 0 && ` ${OPTIONS.leftOut(leftOut, cabinName)}`}
      </Text>
      <VisuallyHidden role="status">{introduction}</VisuallyHidden>
      {rows.length > 0 && (
        <>
          <List>
            {shown.map((row) => (
              <OptionItem
                key={`${airportsText(row.option)} ${flightsText(row.option)}`}
                row={row}
                count={rows.length}
                endKg={endKg}
                address={addressOf(row.option)}
                onFollow={onFollow}
              />
            ))}
          </List>
          {shown.length < rows.length && (
            <Button type="button" variant="outline" alignSelf="flex-start" onClick={() => setIsWhole(true)}>
              {OPTIONS.showAll(rows.length)}
            </Button>
          )}
          <OptionsTable rows={rows} />
        </>
      )}
    </>
  );
}

import { CABIN_CLASSES, type CabinClass } from '@tim/engine';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { axisEndKg } from '../results/headline/rounding.ts';
import { Text, VisuallyHidden } from '../typography.tsx';
import type { OptionFigures } from '../../api/travel-options.ts';
import { CABIN_NAMES } from '../../content/cabins.ts';
import { OPTIONS } from '../../content/options.ts';
import { Control } from './control.tsx';
import { OptionItem } from './option-item.tsx';
import { airportsText, flightsText } from './option-words.ts';
import { OptionsTable } from './options-table.tsx';
import { comparedRows, SORTS, STOPS, type Sort, type Stops } from './rows.ts';

/** Rows before the visitor asks for all. */
const FIRST_ROWS = 8;
const SHORT_CABIN_NAMES = { ...CABIN_NAMES, premiumEconomy: 'Premium' };

const Controls = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '2', _print: { display: 'none' } },
});
const List = chakra('ol', { base: { listStyle: 'none', mt: '2', borderTop: '1px solid {colors.border.control}' } });

type OptionsListProps = {
  readonly options: readonly OptionFigures[];
  /** The one to begin with. */
  readonly firstCabin: CabinClass;
  /** Where a way's flights lead to. */
  readonly addressOf: (option: OptionFigures) => string;
  /** To be told which the visitor follows. */
  readonly onFollow: (address: string) => void;
};

/** Everyone who flies a market, in one cabin, sorted and sifted as the visitor likes. */
export function OptionsList({ options, firstCabin, addressOf, onFollow }: OptionsListProps) {
  const [cabin, setCabin] = useState<CabinClass>(firstCabin);
  const [sort, setSort] = useState<Sort>('kilograms');
  const [stops, setStops] = useState<Stops>('all');
  const [isWhole, setIsWhole] = useState(false);
  const rows = comparedRows(options, { cabin, sort, stops });
  const endKg = axisEndKg(Math.max(1, ...rows.map(({ highKg }) => highKg)));
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  const usualCount = rows.filter(({ option }) => option.isInTypical).length;
  const introduction = OPTIONS.introduction(rows.length, usualCount, CABIN_NAMES[cabin].toLowerCase());
  return (
    <>
      <Controls>
        <Control
          label={OPTIONS.cabin}
          options={CABIN_CLASSES}
          names={SHORT_CABIN_NAMES}
          value={cabin}
          onChange={setCabin}
        />
        <Control label={OPTIONS.stops} options={STOPS} names={OPTIONS.stopChoices} value={stops} onChange={setStops} />
        <Control label={OPTIONS.sort} options={SORTS} names={OPTIONS.sorts} value={sort} onChange={setSort} />
      </Controls>
      <Text size="small" tone="muted">
        {rows.length === 0 ? OPTIONS.noneOfThese : introduction}
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
            <Button type="button" look="outline" alignSelf="flex-start" onClick={() => setIsWhole(true)}>
              {OPTIONS.showAll(rows.length)}
            </Button>
          )}
          <OptionsTable rows={rows} />
        </>
      )}
    </>
  );
}

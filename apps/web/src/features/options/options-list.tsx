import { axisEndKg } from '@tim/format';
import type { CabinClass } from '@tim/engine';
import { fill } from '@tim/languages';
import { Box, Button, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { JOIN } from '../../shared/join.ts';
import { Segments, type SegmentsProps } from '../../shared/ui/segments.tsx';
import { Text, VisuallyHidden } from '../../shared/ui/typography.tsx';
import type { OptionFigures } from '../../shared/api/travel-options.ts';
import { CABINS_IN_TEXT } from '../../shared/cabin-names.ts';
import type { NameOf } from '../../shared/named-words.ts';
import { OPTIONS } from './texts.ts';
import { introductionText, leftOutText, showAllText } from './list-words.ts';
import { OptionItem, type RequestedFlight } from './option-item.tsx';
import {
  airportsText,
  apartText,
  commonRisk,
  flightsText,
  hasAssumedAircraft,
  otherAirportsTexts,
  type Ends,
} from './option-words.ts';
import { OptionsTable } from './options-table.tsx';
import { comparedRows, SORTS, STOPS, unclearFromLowest, withOthersApart, type ComparedRow } from './rows.ts';
import { ROWS_A_TIME, type ListView } from './use-list-view.ts';

/** Rows before the visitor asks for all. */
export const FIRST_ROWS = 6;

type OptionsListProps = {
  readonly options: readonly OptionFigures[];
  /** All that are known, of any airline. */
  readonly known: readonly OptionFigures[];
  /** What was requested. */
  readonly ends: Ends;
  /** The one that the page shows. */
  readonly cabin: CabinClass;
  /** The day of the flights, as shown. */
  readonly day: string | undefined;
  readonly view: ListView;
  readonly onView: (change: Partial<ListView>) => void;
  readonly nameOf: NameOf;
  /** Where an option's flights lead to, or one of the numbers of a direct flight. */
  readonly addressOf: (option: OptionFigures, flightNumber?: number) => string | undefined;
  /** The flight that the visitor has asked about. */
  readonly requested: RequestedFlight | undefined;
  /** To be told which the visitor follows. */
  readonly onFollow: (address: string) => void;
};

/** Everyone who flies a market, in one cabin: first those without a stop, where there are any. */
// oxlint-disable-next-line max-lines-per-function -- one part of the page, from top to bottom
export function OptionsList({
  options,
  known,
  ends,
  cabin,
  day,
  view,
  onView,
  nameOf,
  addressOf,
  requested,
  onFollow,
}: OptionsListProps) {
  const inCabin = options.filter(({ missingCabins }) => !missingCabins.includes(cabin));
  const hasDirect = inCabin.some(({ legs }) => legs.length === 1);
  const { isWhole, most, sort, stops = hasDirect ? 'direct' : 'all' } = view;
  const rows = comparedRows(inCabin, { cabin, sort, stops });
  const endKg = axisEndKg(Math.max(1, ...rows.map(({ highKg }) => highKg)));
  const { asked, apart } = withOthersApart(rows.slice(0, isWhole ? most : FIRST_ROWS));
  const apartId = useId();
  const usualCount = rows.filter(({ option }) => option.isInTypical).length;
  const cabinName = CABINS_IN_TEXT[cabin];
  const unclearCount = unclearFromLowest(rows);
  const risk = commonRisk(rows.map(({ option }) => option));
  const leftOut = options.length - inCabin.length;
  // Where no way has the cabin there is nothing to sort.
  if (inCabin.length === 0) return <Text role="status">{leftOutText(leftOut, cabinName)}</Text>;
  const itemOf = (row: ComparedRow) => (
    <OptionItem
      key={`${airportsText(row.option)} ${flightsText(row.option)}`}
      // A single row is compared with none.
      row={rows.length === 1 ? { ...row, comparison: undefined } : row}
      isBrief={!isWhole}
      commonRisk={risk}
      endKg={endKg}
      addressOf={(flightNumber) => addressOf(row.option, flightNumber)}
      requested={requested}
      ends={ends}
      nameOf={nameOf}
      onFollow={onFollow}
    />
  );
  const introduction = introductionText({ count: rows.length, known: inCabin.length, usualCount }, cabinName, risk);
  return (
    <>
      <Flex wrap="wrap" columnGap="5" rowGap="2" data-print="hide">
        <Control
          label={OPTIONS.stops}
          options={STOPS}
          names={OPTIONS.stopChoices}
          value={stops}
          onChange={(chosen) => onView({ stops: chosen })}
        />
        {isWhole && (
          <Control
            label={OPTIONS.sort}
            options={SORTS}
            names={OPTIONS.sorts}
            value={sort}
            onChange={(chosen) => onView({ sort: chosen })}
          />
        )}
      </Flex>
      <Text size="small" tone="muted">
        {JOIN.sentences([
          ...(rows.length === 0 ? [OPTIONS.noneOfThese] : []),
          ...otherAirportsTexts(rows, known, ends, nameOf),
          ...(rows.length > 0 && isWhole ? [introduction] : []),
          ...(rows.length > 0 && !isWhole && day ? [fill(OPTIONS.short, { day, cabin: cabinName })] : []),
          ...(rows.length > 0 && isWhole && day ? [OPTIONS.runsThatDay] : []),
          ...(isWhole && unclearCount > 1 ? [fill(OPTIONS.cannotBeToldApart, { count: unclearCount })] : []),
          ...([...asked, ...apart].some(({ option }) => hasAssumedAircraft(option)) ? [OPTIONS.assumedMeans] : []),
          ...(isWhole && leftOut > 0 ? [leftOutText(leftOut, cabinName)] : []),
        ])}
      </Text>
      <VisuallyHidden role="status">{introduction}</VisuallyHidden>
      {rows.length > 0 && (
        <>
          {isWhole && (
            // Each row says it to those who do not see this.
            <Text size="small" tone="muted" textAlign="end" maxWidth="none" aria-hidden="true">
              {OPTIONS.rowEnds}
            </Text>
          )}
          <Box as="ol" listStyle="none" mt="2" borderTop="1px solid {colors.border.control}">
            {asked.map(itemOf)}
          </Box>
          {apart.length > 0 && (
            <>
              <Text size="small" tone="muted" mt="4" id={apartId}>
                {apartText(apart, nameOf)}
              </Text>
              <Box
                as="ol"
                listStyle="none"
                mt="2"
                borderTop="1px solid {colors.border.control}"
                aria-labelledby={apartId}
              >
                {apart.map(itemOf)}
              </Box>
            </>
          )}
          {isWhole && rows.length > most && (
            <Button
              type="button"
              variant="outline"
              alignSelf="flex-start"
              onClick={() => onView({ most: most + ROWS_A_TIME })}
            >
              {fill(OPTIONS.showMore, { count: Math.min(ROWS_A_TIME, rows.length - most) })}
            </Button>
          )}
          {isWhole ? (
            <OptionsTable rows={rows} nameOf={nameOf} />
          ) : (
            <Button
              type="button"
              variant="outline"
              alignSelf="flex-start"
              onClick={() => onView({ isWhole: true, stops: 'all' })}
            >
              {showAllText(options.length, asked.length + apart.length)}
            </Button>
          )}
        </>
      )}
    </>
  );
}

/** One of a few, beside what it is a choice of. */
function Control<Option extends string>(props: SegmentsProps<Option>) {
  return (
    <Flex wrap="wrap" align="center" columnGap="3" rowGap="1" minWidth="0">
      <Box as="span" fontSize="sm" color="fg.muted" aria-hidden="true">
        {props.label}
      </Box>
      <Segments {...props} isSmall />
    </Flex>
  );
}

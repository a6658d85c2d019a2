import { Box, chakra, Grid } from '@chakra-ui/react';
import { fill } from '@tim/languages';
import { axisEndKg, formatWhole } from '@tim/format';
import { RangeBar } from '../../shared/ui/range-bar.tsx';
import type { ShownPlace } from '../../shared/compute/meet-types.ts';
import { besideFirstText, placeText, roundedTotal, totalText } from './meeting-words.ts';
import { MEET } from './texts.ts';

const COLUMNS = { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 3fr) minmax(0, 2fr) 7rem' };
const AREAS = { base: '"place figure" "facts facts" "bar bar"', md: '"place bar figure" "facts bar figure"' };

/** Its name is a button that shows the place below; Chakra's Button has no look as tall as its text. */
const Name = chakra('button', {
  base: {
    gridArea: 'place',
    minHeight: '6',
    textAlign: 'start',
    fontSize: 'md',
    fontWeight: 'medium',
    color: 'accent',
    textDecoration: 'underline',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    borderRadius: 'sm',
    _pressed: { color: 'fg', fontWeight: 'bold', textDecoration: 'none' },
  },
});

type RankedListProps = {
  readonly places: readonly ShownPlace[];
  readonly shown: ShownPlace;
  readonly onShow: (place: ShownPlace) => void;
};

/** Every place with its total and range on one axis. */
export function RankedList({ places, shown, onShow }: RankedListProps) {
  const [first] = places;
  const endKg = axisEndKg(Math.max(1, ...places.map((place) => roundedTotal(place).highKg ?? 0)));
  return (
    <Box as="ol" listStyle="none" borderTop="1px solid {colors.border.control}" aria-label={MEET.result.ranking}>
      {places.map((place, at) => {
        const { kg, lowKg, highKg } = roundedTotal(place);
        const range = lowKg === undefined || highKg === undefined ? undefined : { lowKg, highKg };
        return (
          <Grid
            as="li"
            key={place.code}
            templateColumns={COLUMNS}
            templateAreas={AREAS}
            columnGap="4"
            alignItems="center"
            py="2"
            borderBottom="1px solid {colors.border}"
            fontSize="sm"
            lineHeight="1.45"
            fontVariantNumeric="tabular-nums"
            breakInside="avoid"
          >
            <Name
              type="button"
              aria-pressed={place === shown}
              title={fill(MEET.result.show, { place: place.name })}
              onClick={() => onShow(place)}
            >
              {formatWhole(at + 1)}. {placeText(place)}
            </Name>
            <Box gridArea="bar">
              <RangeBar kg={kg} range={range} endKg={endKg} />
            </Box>
            <Box gridArea="figure" textAlign="end" fontSize="md" fontWeight="medium">
              {totalText(place)}
            </Box>
            <Box gridArea="facts" color="fg.muted">
              {first && besideFirstText(place, first)}
            </Box>
          </Grid>
        );
      })}
    </Box>
  );
}

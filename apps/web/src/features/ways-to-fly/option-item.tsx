import { Box, Grid, Span, Strong } from '@chakra-ui/react';
import { contrailsLabel } from '@tim/format';
import { kilogramsText } from '../result/kilograms-text.ts';
import type { NameOf } from '../result/named-words.ts';
import { ContrailsScale } from '../../shared/ui/contrails-scale.tsx';
import { RangeBar } from '../../shared/ui/range-bar.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { VisuallyHidden } from '../../shared/ui/typography.tsx';
import { WholeWords } from '../../shared/ui/whole-words.tsx';
import { OPTIONS } from './texts.ts';
import { aircraftText, contrailsText, flightsText, shortComparisonText, timeText, wayText } from './option-words.ts';
import type { ComparedRow } from './rows.ts';

/** On a phone what stands below the figure is beside the facts; else the bar comes before it. */
const COLUMNS = { base: 'minmax(0, 1fr) 7rem', md: 'minmax(0, 3fr) minmax(0, 2fr) 7rem' };
const AREAS = { base: '"head head" "facts risk" "facts bar"', md: '"name bar figure" "facts facts risk"' };
/** What the facts need more goes below the bar. */
const ROWS = { base: 'auto auto 1fr', md: 'auto' };

type OptionItemProps = {
  readonly row: ComparedRow;
  /** In the first rows: direct flights take about the same time. */
  readonly isBrief: boolean;
  /** Where the bars' common axis ends, which begins at zero [kg]. */
  readonly endKg: number;
  /** Where its flights lead to; nowhere without their numbers. */
  readonly address: string | undefined;
  readonly nameOf: NameOf;
  readonly onFollow: (address: string) => void;
};

/** One way to fly: who, what it emits, and how that stands beside the lowest of the list. */
export function OptionItem({ row, isBrief, endKg, address, nameOf, onFollow }: OptionItemProps) {
  const { option, name, kg, lowKg, highKg } = row;
  const [first, ...further] = option.legs;
  const facts = [shortComparisonText(row), isBrief && further.length === 0 ? '' : timeText(option)];
  return (
    <Grid
      as="li"
      templateColumns={COLUMNS}
      templateAreas={AREAS}
      templateRows={ROWS}
      columnGap="4"
      py="2"
      borderBottom="1px solid {colors.border}"
      fontSize="sm"
      lineHeight="1.45"
      breakInside="avoid"
    >
      {/* On a phone the name has the room that the figure leaves. */}
      <Box gridArea="head" display={{ base: 'flex', md: 'contents' }} justifyContent="space-between" gap="3">
        <Box gridArea={{ md: 'name' }} minWidth="0" overflowWrap="anywhere">
          <Span fontSize="md" fontWeight="medium">
            {name}
          </Span>{' '}
          <WholeWords>{aircraftText(option)}</WholeWords>
        </Box>
        <Box gridArea={{ md: 'figure' }} flexShrink="0" textAlign="end" fontVariantNumeric="tabular-nums">
          <Strong fontSize="md" fontWeight="medium">
            {kg === undefined ? OPTIONS.noFigure : kilogramsText(kg)}
          </Strong>
        </Box>
      </Box>
      <Box gridArea="facts" color="fg.muted" overflowWrap="anywhere">
        <span>{wayText(option, nameOf)}</span>
        {'\u00A0· '}
        {address === undefined ? (
          flightsText(option)
        ) : (
          <TextLink to={address} onClick={() => onFollow(address)}>
            {flightsText(option)}
          </TextLink>
        )}
        {facts.filter((fact) => fact !== '').map((fact) => `\u00A0· ${fact}`)}
      </Box>
      <Box gridArea="risk" color="fg.muted" textAlign="end">
        <span aria-hidden="true">
          {first && further.length === 0 && (
            <ContrailsScale label={contrailsLabel(first.contrailsImpactBucket)} size="small" />
          )}{' '}
          {contrailsText(option)}
        </span>
        <VisuallyHidden>{OPTIONS.contrailsAre(contrailsText(option))}</VisuallyHidden>
      </Box>
      {kg !== undefined && (
        <Box gridArea="bar">
          <RangeBar kg={kg} range={{ lowKg, highKg }} endKg={endKg} />
        </Box>
      )}
    </Grid>
  );
}

import { Box, Grid, Span, Strong } from '@chakra-ui/react';
import { contrailsLabel } from '@tim/format';
import { fill } from '@tim/languages';
import { Fragment } from 'react';
import { kilogramsText } from '../../shared/kilograms-text.ts';
import type { NameOf } from '../../shared/named-words.ts';
import { ContrailsScale } from '../../shared/ui/contrails-scale.tsx';
import { RangeBar } from '../../shared/ui/range-bar.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { VisuallyHidden } from '../../shared/ui/typography.tsx';
import { WholeWords } from '../../shared/ui/whole-words.tsx';
import { OPTIONS } from './texts.ts';
import type { OptionLegFigures } from '../../shared/api/travel-options.ts';
import { JOIN } from '../../shared/join.ts';
import {
  aircraftText,
  briefWayText,
  contrailsText,
  flightsText,
  numberText,
  othersText,
  shortComparisonText,
  shownNumbers,
  timeText,
  wayText,
  type Ends,
} from './option-words.ts';
import type { ComparedRow } from './rows.ts';

/** Between two flight numbers. */
const NUMBERS_APART = JOIN.clauses(['', '']);

/** On a phone what stands below the figure is beside the facts; else the bar comes before it. */
const COLUMNS = { base: 'minmax(0, 1fr) 7rem', md: 'minmax(0, 3fr) minmax(0, 2fr) 7rem' };
const AREAS = { base: '"head head" "facts risk" "facts bar"', md: '"name bar figure" "facts facts risk"' };
/** What the facts need more goes below the bar. */
const ROWS = { base: 'auto auto 1fr', md: 'auto' };

type OptionItemProps = {
  readonly row: ComparedRow;
  /** In the first rows: of direct flights neither time, which is about the same, nor the risk of contrails. */
  readonly isBrief: boolean;
  /** Said above the list: a row that has it does not repeat it. */
  readonly commonRisk: string | undefined;
  /** What was requested. */
  readonly ends: Ends;
  /** Where the bars' common axis ends, which begins at zero [kg]. */
  readonly endKg: number;
  /** Where its flights lead to, or one of the numbers of a direct flight; nowhere without their numbers. */
  readonly addressOf: (flightNumber?: number) => string | undefined;
  /** The flight that the visitor has asked about, where there is one. */
  readonly requested?: RequestedFlight | undefined;
  readonly nameOf: NameOf;
  readonly onFollow: (address: string) => void;
};

/** A flight of an airline. */
export type RequestedFlight = { readonly carrierCode: string; readonly flightNumber: number };

/** One way to fly: who, what it emits, and how that stands beside the lowest of the list. */
export function OptionItem({ row, isBrief, ends, endKg, addressOf, requested, nameOf, ...props }: OptionItemProps) {
  const { commonRisk, onFollow } = props;
  const { option, name, kg, lowKg, highKg } = row;
  const risk = contrailsText(option);
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
        <span>{isBrief ? briefWayText(option, ends, nameOf) : wayText(option, nameOf)}</span>
        {'\u00A0· '}
        {first && further.length === 0 && first.flightNumbers.length > 0 ? (
          <DirectFlights leg={first} addressOf={addressOf} requested={requested} onFollow={onFollow} />
        ) : (
          <FlightLink address={addressOf()} onFollow={onFollow}>
            {flightsText(option)}
          </FlightLink>
        )}
        {facts.filter((fact) => fact !== '').map((fact) => `\u00A0· ${fact}`)}
      </Box>
      {!isBrief && risk !== commonRisk && (
        <Box gridArea="risk" color="fg.muted" textAlign="end">
          <span aria-hidden="true">
            {first && further.length === 0 && (
              <ContrailsScale label={contrailsLabel(first.contrailsImpactBucket)} size="small" />
            )}{' '}
            {risk}
          </span>
          <VisuallyHidden>{fill(OPTIONS.contrailsAre, { risk })}</VisuallyHidden>
        </Box>
      )}
      {kg !== undefined && (
        <Box gridArea="bar">
          <RangeBar kg={kg} range={{ lowKg, highKg }} endKg={endKg} />
        </Box>
      )}
    </Grid>
  );
}

type DirectFlightsProps = Pick<OptionItemProps, 'addressOf' | 'requested' | 'onFollow'> & {
  readonly leg: OptionLegFigures;
};

/** The numbers of a direct flight, each with a link to its result; the one that the visitor has asked about is marked. */
function DirectFlights({ leg, addressOf, requested, onFollow }: DirectFlightsProps) {
  const own = requested?.carrierCode === leg.carrierCode ? requested.flightNumber : undefined;
  const { shown, left } = shownNumbers(leg, own);
  return (
    <>
      {shown.map((number, at) => (
        <Fragment key={number}>
          {at > 0 && NUMBERS_APART}
          <FlightLink address={addressOf(number)} isCurrent={number === own} onFollow={onFollow}>
            {numberText(leg, number)}
          </FlightLink>
        </Fragment>
      ))}
      {left > 0 && ` ${othersText(left)}`}
    </>
  );
}

type FlightLinkProps = Pick<OptionItemProps, 'onFollow'> & {
  readonly address: string | undefined;
  readonly isCurrent?: boolean;
  readonly children: string;
};

function FlightLink({ address, isCurrent = false, onFollow, children }: FlightLinkProps) {
  if (address === undefined) return children;
  return (
    <TextLink to={address} aria-current={isCurrent ? 'true' : undefined} onClick={() => onFollow(address)}>
      {children}
    </TextLink>
  );
}

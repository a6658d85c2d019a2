import { Box, Link, Skeleton, Stack } from '@chakra-ui/react';
import type { Trip } from '@tim/itinerary';
import type { RefObject } from 'react';
import { IsThatALot } from '../headline/is-that-a-lot.tsx';
import type { Journeys } from '../headline/yearly-share.ts';
import { Result } from '../result/result-section.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { TRIP } from './texts.ts';
import { QUOTE_ID, TOTAL_ID, type TotalSlot, type TripTotal } from './trip-total.ts';

/** As high as the headline usually is: nothing below moves when it comes [rem]. */
function usualHeight({ legs, travellers }: Trip) {
  const isForMany = travellers > 1;
  const isPartlyTypical = legs.some(({ flightNumber }) => flightNumber === '');
  return {
    base: `${11.2 + (isForMany ? 4.5 : 0) + (isPartlyTypical ? 1.3125 : 0)}rem`,
    lg: `${12.8 + (isForMany ? 1.6 : 0) + (isPartlyTypical ? 1.3125 : 0)}rem`,
  };
}

/** Keeps the place of a total's lines while they are not known. */
export function TotalSkeleton({ trip }: { readonly trip: Trip }) {
  return <Skeleton height={usualHeight(trip)} aria-hidden="true" />;
}

type TotalLinesProps = {
  /** Undefined before the application runs: the page's loader fills the places, and hydration leaves them alone. */
  readonly total: TripTotal | undefined;
  /** What of the trip is put beside a year; undefined while it is not known. */
  readonly journeys?: Journeys | undefined;
  /** Takes the focus when the visitor asked for the result. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
};

/** Of which trip, about how much it is, for everybody and for each, and of whose flights. */
export function TotalLines({ total, journeys, heading }: TotalLinesProps) {
  const slot = (name: TotalSlot) => ({
    'data-slot': name,
    suppressHydrationWarning: true,
    children: total?.[name] ?? '',
  });
  return (
    <Stack gap="2" css={{ '& [data-slot]:empty': { display: 'none' } }}>
      <Heading ref={heading} tabIndex={-1} {...slot('heading')} />
      {/* Names come with the answer: codes before them keep their height. */}
      <Text tone="muted" minHeight={{ base: '2lh', lg: '1lh' }} {...slot('subject')} />
      <Box css={{ '&:has([data-slot=figure]:empty)': { display: 'none' } }}>
        <Text fontSize="h2" fontWeight="light" lineHeight="1.15" letterSpacing="-0.025em" {...slot('figure')} />
        <Text size="lead" {...slot('lead')} />
        <Text {...slot('each')} />
        <Text size="small" tone="muted" {...slot('madeOf')} />
        <Text
          as="div"
          size="small"
          mt="2"
          css={{ '&:has([data-slot=inAYear]:empty)': { display: 'none' } }}
          data-print="hide"
        >
          <IsThatALot journeys={journeys} slot={slot('inAYear')} />
        </Text>
        <p data-print="hide">
          {/* What it leads to comes with the application. */}
          <Link href={total && `#${QUOTE_ID}`}>{TRIP.quote}</Link>
        </p>
      </Box>
    </Stack>
  );
}

/** The place of a total in the page as it is prerendered, shown where the address asks for one. */
export function EarlyTotal() {
  return (
    <Result css={{ '&:not(:root[data-asks] *)': { display: 'none' } }} id={TOTAL_ID}>
      <TotalLines total={undefined} />
    </Result>
  );
}

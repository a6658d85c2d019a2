import { chakra, Skeleton } from '@chakra-ui/react';
import type { Trip } from '@tim/itinerary';
import type { RefObject } from 'react';
import { Result } from '../../components/results/result-section.tsx';
import { Heading, Text } from '../../components/typography.tsx';
import { linkRecipe } from '../../components/text-link.tsx';
import { TRIP } from '../../content/trip.ts';
import { QUOTE_ID } from './quote-id.ts';
import { TOTAL_ID, type TotalSlot, type TripTotal } from './trip-total.ts';

const Early = chakra(Result, { base: { '&:not(:root[data-asks] *)': { display: 'none' } } });
const Head = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', '& [data-slot]:empty': { display: 'none' } },
});
const Lines = chakra('div', { base: { '&:has([data-slot=figure]:empty)': { display: 'none' } } });
const Figure = chakra('p', {
  base: { fontSize: 'h2', fontWeight: 'light', lineHeight: '1.15', letterSpacing: '-0.025em' },
});
const PlaceLink = chakra('a', linkRecipe);

/** As high as the headline usually is: nothing below moves when it comes [rem]. */
function usualHeight({ legs, travellers }: Trip) {
  const isForMany = travellers > 1;
  const isPartlyTypical = legs.some(({ flightNumber }) => flightNumber === '');
  return {
    base: `${6.75 + (isForMany ? 3.2 : 0) + (isPartlyTypical ? 1.3125 : 0)}rem`,
    lg: `${8.4 + (isForMany ? 1.6 : 0) + (isPartlyTypical ? 1.3125 : 0)}rem`,
  };
}

/** Keeps the place of a total's lines while they are not known. */
export function TotalSkeleton({ trip }: { readonly trip: Trip }) {
  return <Skeleton height={usualHeight(trip)} aria-hidden="true" />;
}

type TotalLinesProps = {
  /** Undefined before the application runs: the page's loader fills the places, and hydration leaves them alone. */
  readonly total: TripTotal | undefined;
  /** Takes the focus when the visitor asked for the result. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
};

/** Of which trip, about how much it is, for everybody and for each, and of whose flights. */
export function TotalLines({ total, heading }: TotalLinesProps) {
  const slot = (name: TotalSlot) => ({
    'data-slot': name,
    suppressHydrationWarning: true,
    children: total?.[name] ?? '',
  });
  return (
    <Head>
      <Heading ref={heading} tabIndex={-1} {...slot('heading')} />
      <Text tone="muted" {...slot('subject')} />
      <Lines>
        <Figure {...slot('figure')} />
        <Text size="lead" {...slot('lead')} />
        <Text {...slot('each')} />
        <Text size="small" tone="muted" {...slot('madeOf')} />
        <p data-print="hide">
          {/* What it leads to comes with the application. */}
          <PlaceLink href={total && `#${QUOTE_ID}`}>{TRIP.quote}</PlaceLink>
        </p>
      </Lines>
    </Head>
  );
}

/** The place of a total in the page as it is prerendered, shown where the address asks for one. */
export function EarlyTotal() {
  return (
    <Early id={TOTAL_ID}>
      <TotalLines total={undefined} />
    </Early>
  );
}

import { chakra, Skeleton } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { QUOTE_ID } from './quote-id.ts';
import type { TripFacts } from './quote/trip-facts.ts';

const Frame = chakra('div', { base: { mt: '4', scrollMarginTop: '20' } });

/** What is to be quoted of a trip comes when there is a total to quote. */
const TripQuote = lazy(async () => ({ default: (await import('./quote/trip-quote.tsx')).TripQuote }));

export function LazyQuote(facts: TripFacts) {
  return (
    <Frame id={QUOTE_ID} data-print="hide">
      <Suspense fallback={<Skeleton height="7rem" aria-hidden="true" />}>
        <TripQuote {...facts} />
      </Suspense>
    </Frame>
  );
}

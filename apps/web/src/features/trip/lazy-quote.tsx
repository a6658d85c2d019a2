import { Box, Skeleton } from '@chakra-ui/react';
import { later } from '../../shared/ui/later.tsx';
import { QUOTE_ID } from './quote-id.ts';
import type { TripFacts } from './quote/trip-facts.ts';

/** What is to be quoted of a trip comes when there is a total to quote. */
const TripQuote = later(async () => (await import('./quote/trip-quote.tsx')).TripQuote, {
  coming: <Skeleton height="7rem" aria-hidden="true" />,
});

export function LazyQuote(facts: TripFacts) {
  return (
    <Box mt="4" id={QUOTE_ID} data-print="hide">
      <TripQuote {...facts} />
    </Box>
  );
}

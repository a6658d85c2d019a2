import { Box, Grid, Span, Strong } from '@chakra-ui/react';
import { fill } from '@tim/languages';
import { ACCURACY } from './texts.ts';
import { kilogramsText } from '../../shared/kilograms-text.ts';
import { flightName, signedPercent } from './figure-words.ts';
import { flightKey, type ComparedFigure } from './figures.ts';
import { reasonSentences } from './reason.ts';
import { JOIN } from '../../shared/join.ts';

/** The flights with the largest errors, the worst first: both figures, and what could explain the difference. */
export function WorstList({ flights }: { readonly flights: readonly ComparedFigure[] }) {
  return (
    <Box as="ol" listStyle="none" borderTop="1px solid {colors.border}">
      {flights.map((flight) => {
        const { origin, destination, aircraftNamed, publishedKg, ourKg, error } = flight;
        return (
          <Grid
            as="li"
            columnGap="6"
            rowGap="1"
            py="3"
            templateColumns={{ base: 'minmax(0, 1fr) auto', md: '14rem 5rem minmax(0, 1fr)' }}
            borderBottom="1px solid {colors.border}"
            fontSize="sm"
            fontVariantNumeric="tabular-nums"
            css={{ '& > p:last-child': { gridColumn: { base: '1 / -1', md: '3' } } }}
            key={flightKey(flight)}
          >
            <p>
              <Strong fontWeight="medium">{flightName(flight)}</Strong>, {fill(ACCURACY.route, { origin, destination })}
              <Span display="block" color="fg.muted">
                {aircraftNamed || ACCURACY.worst.unnamed}
              </Span>
            </p>
            <Strong fontSize="lg" fontWeight="medium" textAlign="end" lineHeight="1.3">
              {signedPercent(error)}
            </Strong>
            <p>
              {fill(ACCURACY.worst.figures, { published: kilogramsText(publishedKg), ours: kilogramsText(ourKg) })}
              <Span display="block" color="fg.muted">
                {JOIN.sentences(reasonSentences(flight))}
              </Span>
            </p>
          </Grid>
        );
      })}
    </Box>
  );
}

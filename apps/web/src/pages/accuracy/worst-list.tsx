import { chakra } from '@chakra-ui/react';
import { ACCURACY } from '../../content/accuracy.ts';
import { flightName, kilograms, signedPercent } from './figure-words.ts';
import { flightKey, type ComparedFigure } from './figures.ts';
import { reasonSentences } from './reason.ts';

const List = chakra('ol', { base: { listStyle: 'none', borderTop: '1px solid {colors.border}' } });
const Item = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '6',
    rowGap: '1',
    py: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '14rem 5rem minmax(0, 1fr)' },
    borderBottom: '1px solid {colors.border}',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& > p:last-child': { gridColumn: { base: '1 / -1', md: '3' } },
  },
});
const Quiet = chakra('span', { base: { display: 'block', color: 'fg.muted' } });
const Strong = chakra('strong', { base: { fontWeight: 'medium' } });
const Off = chakra('strong', { base: { fontSize: 'lg', fontWeight: 'medium', textAlign: 'end', lineHeight: '1.3' } });

/** The flights with the largest errors, the worst first: both figures, and what could explain the difference. */
export function WorstList({ flights }: { readonly flights: readonly ComparedFigure[] }) {
  return (
    <List>
      {flights.map((flight) => {
        const { origin, destination, aircraftNamed, publishedKg, ourKg, error } = flight;
        return (
          <Item key={flightKey(flight)}>
            <p>
              <Strong>{flightName(flight)}</Strong>, {origin} to {destination}
              <Quiet>{aircraftNamed || ACCURACY.worst.unnamed}</Quiet>
            </p>
            <Off>{signedPercent(error, 1)}</Off>
            <p>
              Published {kilograms(publishedKg)}, ours {kilograms(ourKg)} CO2e.
              <Quiet>{reasonSentences(flight).join(' ')}</Quiet>
            </p>
          </Item>
        );
      })}
    </List>
  );
}

import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Heading } from './typography.tsx';

const Details = chakra('details', {
  base: {
    borderTop: '1px solid {colors.border}',
    _last: { borderBottom: '1px solid {colors.border}' },
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: 'target',
      py: '4',
      listStyle: 'none',
      borderRadius: 'sm',
      _hover: { color: 'accent' },
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '& > summary svg': { transitionProperty: 'transform', transitionDuration: 'fast' },
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
  },
});
const Panel = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3', pb: '6' } });

type AccordionProps = { readonly heading: string; readonly children: ReactNode };

/** A heading that opens and closes what stands below it; each on its own. The native element needs no script. */
export function Accordion({ heading, children }: AccordionProps) {
  return (
    <Details>
      <summary>
        <Heading as="h2" size="h4" fontSize="lg" color="inherit">
          {heading}
        </Heading>
        <Icon name="expand" />
      </summary>
      <Panel>{children}</Panel>
    </Details>
  );
}

import { chakra, Skeleton } from '@chakra-ui/react';

/** As many as the list shows at first. */
const ROWS = 8;

/** About as tall as what stands before and after the rows of the list. */
const Frame = chakra('div', { base: { pt: { base: '16rem', md: '7rem' }, pb: '12rem' } });
const Row = chakra('div', {
  base: { minHeight: { base: '10.25rem', md: '6.75rem' }, borderTop: '1px solid {colors.border}', pt: '3' },
});
const Bar = chakra(Skeleton, { base: { height: '1.5rem', mb: '2', _highContrast: { border: '1px solid' } } });

/** A list that is on its way, about as tall as it will be, so that what stands below it stays where it is. */
export function OptionsPlaceholder() {
  return (
    <Frame aria-hidden="true">
      {Array.from({ length: ROWS }, (_row, index) => (
        <Row key={index}>
          <Bar width="60%" />
          <Bar width="35%" />
        </Row>
      ))}
    </Frame>
  );
}

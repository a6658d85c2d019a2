import { chakra } from '@chakra-ui/react';
import { VisuallyHidden } from '../typography.tsx';

const Bar = chakra('div', {
  base: {
    bg: 'skeleton',
    borderRadius: 'sm',
    animation: 'pulse 1.4s ease-in-out infinite',
    _highContrast: { border: '1px solid' },
  },
});
const Rows = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6' } });
const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'center',
    gridTemplateColumns: { base: 'repeat(4, 1fr)', sm: '44% repeat(4, 1fr)' },
  },
});

const CABINS = ['economy', 'premium', 'business', 'first'] as const;

type ResultSkeletonProps = { readonly rowCount: number; readonly hasHeading?: boolean };

/** A result that is on its way, in the result's own shape, so that nothing jumps when it is there. */
export function ResultSkeleton({ rowCount, hasHeading = true }: ResultSkeletonProps) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>Loading emissions</VisuallyHidden>
      {hasHeading && (
        <>
          <Bar height={{ base: '2rem', md: '3rem' }} width="60%" mb="3" />
          <Bar height="1.25rem" width="45%" mb="8" />
        </>
      )}
      <Rows>
        {Array.from({ length: rowCount }, (_row, index) => (
          <Row key={index}>
            <Bar height="2.5rem" gridColumn={{ base: '1 / -1', sm: 'auto' }} />
            {CABINS.map((cabin) => (
              <Bar key={cabin} height="1.25rem" />
            ))}
          </Row>
        ))}
      </Rows>
    </div>
  );
}

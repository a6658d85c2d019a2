import { Box, chakra, Grid, Skeleton, Stack } from '@chakra-ui/react';
import { CABIN_CLASSES } from '@tim/engine';

const Bar = chakra(Skeleton, { base: { borderRadius: 'sm', _highContrast: { border: '1px solid' } } });
const TitleBar = chakra(Bar, {
  base: { width: '60%' },
  variants: { rank: { result: { fontSize: 'h2', height: '1.15em' }, section: { fontSize: 'xl', height: '1.35em' } } },
});

type ResultSkeletonProps = {
  readonly rowCount: number;
  /** Of a whole result, or of a section within one. */
  readonly rank?: 'result' | 'section';
};

/** A result that is on its way, in the result's own shape, so that nothing jumps when it is there. */
export function ResultSkeleton({ rowCount, rank = 'result' }: ResultSkeletonProps) {
  return (
    <Stack gap="2" aria-hidden="true" data-print="hide">
      <TitleBar rank={rank} />
      {rank === 'result' && (
        <>
          <Bar height="1.6rem" width="45%" />
          <Bar height="1.6rem" width="35%" />
        </>
      )}
      <div>
        <Box height="8" borderBottom="1px solid {colors.border.control}" />
        {Array.from({ length: rowCount }, (_row, index) => (
          <Grid
            key={index}
            templateColumns={{ base: 'repeat(4, 1fr)', sm: '44% repeat(4, 1fr)' }}
            columnGap="4"
            rowGap="2"
            alignItems="start"
            minHeight={{ base: '6.5rem', sm: '5.125rem' }}
            py="3"
            borderBottom="1px solid {colors.border}"
          >
            <Bar height="10" gridColumn={{ base: '1 / -1', sm: 'auto' }} />
            {CABIN_CLASSES.map((cabin) => (
              <Bar key={cabin} height="5" />
            ))}
          </Grid>
        ))}
      </div>
    </Stack>
  );
}

import { Box, Flex } from '@chakra-ui/react';
import { Segments, type SegmentsProps } from '../../shared/ui/segments.tsx';

/** One of a few, beside what it is a choice of. */
export function Control<Option extends string>(props: SegmentsProps<Option>) {
  return (
    <Flex wrap="wrap" align="center" columnGap="3" rowGap="1" minWidth="0">
      <Box as="span" fontSize="sm" color="fg.muted" aria-hidden="true">
        {props.label}
      </Box>
      <Segments {...props} isSmall />
    </Flex>
  );
}

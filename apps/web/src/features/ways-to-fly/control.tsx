import { Box, Stack } from '@chakra-ui/react';
import { Segments, type SegmentsProps } from '../../shared/ui/segments.tsx';

/** One of a few, below what it is a choice of. */
export function Control<Option extends string>(props: SegmentsProps<Option>) {
  return (
    <Stack gap="1" minWidth="0">
      <Box as="span" fontSize="xs" color="fg.muted" aria-hidden="true">
        {props.label}
      </Box>
      <Segments {...props} isSmall />
    </Stack>
  );
}

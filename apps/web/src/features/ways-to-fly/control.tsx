import { chakra } from '@chakra-ui/react';
import { Segments, type SegmentsProps } from '../../shared/ui/segments.tsx';

const Frame = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' } });
const Label = chakra('span', { base: { fontSize: 'xs', color: 'fg.muted' } });

/** One of a few, below what it is a choice of. */
export function Control<Option extends string>(props: SegmentsProps<Option>) {
  return (
    <Frame>
      <Label aria-hidden="true">{props.label}</Label>
      <Segments {...props} isSmall />
    </Frame>
  );
}

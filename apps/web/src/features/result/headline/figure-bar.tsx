import { chakra } from '@chakra-ui/react';
import { AxisTrack } from '../../../shared/ui/axis-track.tsx';
import type { SlotProps } from './slot-props.ts';

/** Forced colours leave no other fill. */
const SEEN_IN_FORCED_COLOURS = { _highContrast: { bg: 'CanvasText' } } as const;

const Mark = chakra('span', {
  base: { position: 'absolute', visibility: 'hidden', '[data-answered] &': { visibility: 'visible' } },
  variants: {
    kind: {
      range: {
        left: 'var(--low)',
        width: 'var(--width)',
        top: '0.625rem',
        height: '0.75rem',
        borderRadius: 'sm',
        bg: 'level.low',
        _highContrast: { bg: 'Canvas', border: '1px solid' },
      },
      figure: {
        left: 'var(--figure)',
        top: '0.375rem',
        width: '1.25rem',
        height: '1.25rem',
        borderRadius: '50%',
        transform: 'translateX(-50%)',
        border: '2px solid {colors.bg}',
        bg: 'accent',
        ...SEEN_IN_FORCED_COLOURS,
      },
      // Without a typical figure it has no width, and its label no text.
      typical: {
        left: 'var(--typical)',
        top: '0',
        height: '2rem',
        width: 'var(--mark)',
        bg: 'fg',
        ...SEEN_IN_FORCED_COLOURS,
      },
    },
  },
});
const Labels = chakra('div', {
  base: { position: 'relative', height: '1.375rem', fontSize: 'xs', lineHeight: '1.375rem' },
});
/** Stands at its mark. */
const TypicalLabel = chakra('span', {
  base: {
    position: 'absolute',
    left: 'var(--typical)',
    transform: 'translateX(var(--shift))',
    whiteSpace: 'nowrap',
    '&:empty': { display: 'none' },
  },
});
const Ends = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    fontSize: 'xs',
    lineHeight: '1.375rem',
    '& > :last-of-type': { textAlign: 'end' },
    minHeight: '1.375rem',
    color: 'fg.muted',
  },
});

/** The figure, its range and what is typical on one axis from zero. What it shows is said in words beside it. */
export function FigureBar({ slot }: { readonly slot: SlotProps }) {
  return (
    <div aria-hidden="true">
      <AxisTrack height="2rem">
        <Mark kind="range" />
        <Mark kind="typical" />
        <Mark kind="figure" />
      </AxisTrack>
      <Labels>
        <TypicalLabel {...slot('typical')} />
      </Labels>
      <Ends>
        <span>0</span>
        <span {...slot('axisEnd')} />
      </Ends>
    </div>
  );
}

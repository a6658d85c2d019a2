import { CABIN_CLASSES, type CabinClass } from '@tim/engine';
import { chakra } from '@chakra-ui/react';
import { RESULTS } from '../texts.ts';
import { useId } from 'react';
import { CABIN_NAMES } from '../cabin-names.ts';
import { VisuallyHidden } from '../../../shared/ui/typography.tsx';
import type { SlotProps } from './slot-props.ts';

const Choices = chakra('fieldset', { base: { minWidth: '0', mt: '1' } });
const Choice = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 8.25rem) minmax(0, 1fr) minmax(min(5rem, 25%), auto)',
    columnGap: '2',
    alignItems: 'center',
    minHeight: 'target',
    borderTop: '1px solid {colors.border}',
    fontSize: 'sm',
    lineHeight: '1.35',
    cursor: 'pointer',
    '& > input': {
      width: '1.5rem',
      height: '1.5rem',
      accentColor: '{colors.accent}',
    },
    '&:has(:checked)': { fontWeight: 'medium' },
    '&:has(:checked) > [data-bar]': { bg: 'accent' },
    _hover: { bg: 'bg.subtle' },
  },
});
const Bar = chakra('span', {
  base: { height: '0.5rem', borderRadius: '2px', bg: 'border.control', _highContrast: { bg: 'CanvasText !important' } },
});
const Value = chakra('span', {
  base: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', '& > span': { display: 'block' } },
});
const Note = chakra('span', { base: { fontSize: 'xs', fontWeight: 'normal', color: 'fg.muted' } });

type CabinChoiceProps = {
  readonly chosen: CabinClass;
  readonly onChoose: (cabin: CabinClass) => void;
  readonly slot: SlotProps;
};

/** The cabins with their figures, side by side, and the one that the headline is about. */
export function CabinChoice({ chosen, onChoose, slot }: CabinChoiceProps) {
  const id = useId();
  return (
    // On paper the tables say the same.
    <Choices data-print="hide">
      <legend>
        <VisuallyHidden>{RESULTS.headline.cabins}</VisuallyHidden>
      </legend>
      {CABIN_CLASSES.map((cabin) => (
        <Choice key={cabin} id={`${id}-${cabin}`}>
          <input
            type="radio"
            name="cabin"
            value={cabin}
            aria-labelledby={`${id}-${cabin}`}
            checked={cabin === chosen}
            onChange={() => onChoose(cabin)}
          />
          <span>{CABIN_NAMES[cabin]}</span>
          <Bar data-bar aria-hidden="true" width={`var(--${cabin}, 0)`} />
          <Value>
            <span {...slot(`value-${cabin}`)} /> <Note {...slot(`note-${cabin}`)} />
          </Value>
        </Choice>
      ))}
    </Choices>
  );
}

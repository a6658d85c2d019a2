import { chakra } from '@chakra-ui/react';
import { CALCULATOR } from '../../content/calculator.ts';
import type { CalculatorMode } from './calculator-address.ts';

const Group = chakra('div', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignSelf: 'flex-start',
    border: '1px solid {colors.border.control}',
    borderRadius: 'md',
    p: '0.125rem',
    gap: '0.125rem',
  },
});
const Option = chakra('button', {
  base: {
    flexGrow: '1',
    minHeight: 'target',
    px: { base: '4', sm: '6' },
    borderRadius: '6px',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _pressed: { bg: 'primary', color: 'primary.contrast', _hover: { bg: 'primary' } },
    _highContrast: { _pressed: { border: '2px solid Highlight' } },
  },
});

const MODES: readonly CalculatorMode[] = ['route', 'flight'];

type ModeToggleProps = { readonly mode: CalculatorMode; readonly onChoose: (mode: CalculatorMode) => void };

/** One of two. Choosing what is chosen already changes nothing. */
export function ModeToggle({ mode, onChoose }: ModeToggleProps) {
  return (
    <Group role="group" data-print="hide" aria-label={CALCULATOR.modeLabel}>
      {MODES.map((option) => (
        <Option
          key={option}
          type="button"
          aria-pressed={option === mode}
          onClick={() => option !== mode && onChoose(option)}
        >
          {CALCULATOR.modes[option]}
        </Option>
      ))}
    </Group>
  );
}

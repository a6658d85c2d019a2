import { SegmentGroup } from '@chakra-ui/react';
import { CALCULATOR } from '../../content/calculator.ts';
import type { CalculatorMode } from './calculator-address.ts';

const MODES: readonly CalculatorMode[] = ['route', 'flight'];

type ModeToggleProps = { readonly mode: CalculatorMode; readonly onChoose: (mode: CalculatorMode) => void };

/** One of two. Choosing what is chosen already changes nothing. */
export function ModeToggle({ mode, onChoose }: ModeToggleProps) {
  return (
    <SegmentGroup.Root
      value={mode}
      onValueChange={({ value }) => MODES.filter((option) => option === value).forEach(onChoose)}
      data-print="hide"
      aria-label={CALCULATOR.modeLabel}
      alignSelf="flex-start"
      minWidth="0"
      maxWidth="full"
      height="auto"
      // The indicator follows a changed size a moment later: till then it reaches nowhere beyond.
      css={{ '--segment-indicator-bg': 'colors.primary', overflow: 'clip', overflowClipMargin: '4px' }}
    >
      <SegmentGroup.Indicator />
      {MODES.map((option) => (
        <SegmentGroup.Item
          key={option}
          value={option}
          minHeight="target"
          height="auto"
          minWidth="0"
          whiteSpace="normal"
          px={{ base: '4', sm: '6' }}
          fontSize="md"
          fontWeight="medium"
          cursor="pointer"
          css={{
            _checked: { color: 'primary.contrast', _highContrast: { outline: '2px solid Highlight' } },
            '&[data-state=checked][data-ssr]': { bg: 'primary' },
          }}
        >
          <SegmentGroup.ItemText>{CALCULATOR.modes[option]}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}

import { Flex, Slider, Span } from '@chakra-ui/react';
import { memo } from 'react';
import { formatShort, withUnit } from '@tim/format';
import { SLIDERS, type Fields } from './what-if-fields.ts';

/** Size of the thumb [px]; a number, not a length of the theme, because the slider computes with it. */
const THUMB_PX = 24;

type SliderFieldProps = {
  readonly name: keyof typeof SLIDERS;
  /** Of 100. */
  readonly value: number;
  readonly onChange: (part: Partial<Fields>) => void;
};

const percentText = (percent: number): string => withUnit(formatShort(percent, 1), '%');

/** A share on a line, one percent a step; its text stands beside its name. Drawn anew only when it is the one that changes. */
export const SliderField = memo(function SliderField({ name, value, onChange }: SliderFieldProps) {
  const { label, min, max } = SLIDERS[name];
  return (
    <Slider.Root
      display="flex"
      flexDirection="column"
      minWidth="0"
      unstyled
      value={[value]}
      // What the answer has stays in reach.
      min={Math.min(min, Math.floor(value))}
      max={Math.max(max, Math.ceil(value))}
      step={1}
      thumbSize={{ width: THUMB_PX, height: THUMB_PX }}
      getAriaValueText={(details) => percentText(details.value)}
      onValueChange={(details) => {
        const [next] = details.value;
        if (next !== undefined && next !== value) onChange({ [name]: next });
      }}
    >
      <Flex justify="space-between" gap="3" fontSize="sm">
        <Slider.Label fontWeight="medium">{label}</Slider.Label>
        <Span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {percentText(value)}
        </Span>
      </Flex>
      <Slider.Control
        display="flex"
        alignItems="center"
        width="full"
        minHeight="target"
        cursor="pointer"
        // A swipe over the line scrolls the page: there a finger moves the thumb alone.
        css={{ '@media (pointer: coarse)': { pointerEvents: 'none' } }}
      >
        <Slider.Track
          flex="1"
          height="6px"
          bg="border.control"
          borderRadius="full"
          overflow="hidden"
          _highContrast={{ forcedColorAdjust: 'none', bg: 'GrayText' }}
        >
          <Slider.Range height="full" bg="accent" _highContrast={{ forcedColorAdjust: 'none', bg: 'Highlight' }} />
        </Slider.Track>
        <Slider.Thumb
          index={0}
          width={`${THUMB_PX}px`}
          height={`${THUMB_PX}px`}
          bg="bg"
          border="3px solid {colors.accent}"
          borderRadius="50%"
          pointerEvents="auto"
          _highContrast={{ borderColor: 'Highlight' }}
        >
          <Slider.HiddenInput />
        </Slider.Thumb>
      </Slider.Control>
    </Slider.Root>
  );
});

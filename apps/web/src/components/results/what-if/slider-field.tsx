import { chakra, Slider } from '@chakra-ui/react';
import { memo } from 'react';
import type { Fields } from './what-if-fields.ts';

const Root = chakra(Slider.Root, { base: { display: 'flex', flexDirection: 'column', minWidth: '0' } });
const Line = chakra('div', { base: { display: 'flex', justifyContent: 'space-between', gap: '3', fontSize: 'sm' } });
const Control = chakra(Slider.Control, {
  base: { display: 'flex', alignItems: 'center', width: 'full', minHeight: 'target', cursor: 'pointer' },
});
const Track = chakra(Slider.Track, {
  base: {
    flex: '1',
    height: '6px',
    bg: 'border.control',
    borderRadius: '3px',
    overflow: 'hidden',
    _highContrast: { forcedColorAdjust: 'none', bg: 'GrayText' },
  },
});
const Range = chakra(Slider.Range, {
  base: { height: 'full', bg: 'accent', _highContrast: { forcedColorAdjust: 'none', bg: 'Highlight' } },
});
const Thumb = chakra(Slider.Thumb, {
  base: {
    width: '24px',
    height: '24px',
    bg: 'bg',
    border: '3px solid {colors.accent}',
    borderRadius: '50%',
    _highContrast: { borderColor: 'Highlight' },
  },
});

type SliderFieldProps = {
  readonly name: 'loadPercent' | 'cargoPercent' | 'distancePercent' | 'sustainablePercent';
  readonly label: string;
  /** Of 100. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly textOf: (value: number) => string;
  readonly onChange: (part: Partial<Fields>) => void;
};

/** A share on a line, one percent a step; its text stands beside its name. Drawn anew only when it is the one that changes. */
export const SliderField = memo(function SliderField({
  name,
  label,
  value,
  min,
  max,
  textOf,
  onChange,
}: SliderFieldProps) {
  return (
    <Root
      unstyled
      value={[value]}
      // What the answer has stays in reach.
      min={Math.min(min, Math.floor(value))}
      max={Math.max(max, Math.ceil(value))}
      step={1}
      thumbSize={{ width: 24, height: 24 }}
      getAriaValueText={(details) => textOf(details.value)}
      onValueChange={(details) => {
        const [next] = details.value;
        if (next !== undefined && next !== value) onChange({ [name]: next });
      }}
    >
      <Line>
        <Slider.Label fontWeight="medium">{label}</Slider.Label>
        <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {textOf(value)}
        </chakra.span>
      </Line>
      <Control>
        <Track>
          <Range />
        </Track>
        <Thumb index={0}>
          <Slider.HiddenInput />
        </Thumb>
      </Control>
    </Root>
  );
});

import { SegmentGroup } from '@chakra-ui/react';

export type SegmentsProps<Option extends string> = {
  /** For screen readers; what stands beside them says the same. */
  readonly label: string;
  readonly options: readonly Option[];
  readonly names: Readonly<Record<Option, string>>;
  readonly value: Option;
  readonly onChange: (option: Option) => void;
  /** Beside others of its kind. */
  readonly isSmall?: boolean;
};

/** One of a few. Choosing what is chosen already changes nothing. */
export function Segments<Option extends string>({
  label,
  options,
  names,
  value,
  onChange,
  isSmall = false,
}: SegmentsProps<Option>) {
  return (
    <SegmentGroup.Root
      value={value}
      onValueChange={(chosen) => options.filter((option) => option === chosen.value).forEach(onChange)}
      data-print="hide"
      aria-label={label}
      alignSelf="flex-start"
      minWidth="0"
      maxWidth="full"
      height="auto"
    >
      {options.map((option) => (
        <SegmentGroup.Item
          key={option}
          value={option}
          minHeight="target"
          height="auto"
          minWidth="0"
          whiteSpace="normal"
          // In px: where a visitor's text is larger, its words have the room.
          px={isSmall ? '12px' : { base: '16px', sm: '24px' }}
          fontSize={isSmall ? 'sm' : 'md'}
          fontWeight="medium"
          cursor="pointer"
          // Its own ground: an indicator that moves there leaves its words unreadable on the way.
          css={{
            transition: 'none',
            _checked: {
              bg: 'primary',
              borderRadius: 'md',
              color: 'primary.contrast',
              _highContrast: { outline: '2px solid Highlight' },
            },
          }}
        >
          <SegmentGroup.ItemText overflowWrap="anywhere">{names[option]}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}

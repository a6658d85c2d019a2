import { chakra, Flex } from '@chakra-ui/react';
import type { ContrailsLabel } from '@tim/format';

const LEVELS = ['Low', 'Medium', 'High'] as const satisfies readonly ContrailsLabel[];

/** Forced colours leave no other fill. */
const SEEN_IN_FORCED_COLOURS = { _highContrast: { bg: 'CanvasText' } } as const;

const Step = chakra('span', {
  base: { height: '2', border: '1px solid {colors.border.control}', borderRadius: '2px' },
  variants: {
    level: {
      none: {},
      Low: { bg: 'level.low', ...SEEN_IN_FORCED_COLOURS },
      Medium: { bg: 'level.medium', ...SEEN_IN_FORCED_COLOURS },
      High: { bg: 'level.high', ...SEEN_IN_FORCED_COLOURS },
    },
    size: { small: { width: '0.625rem' }, medium: { width: '5' } },
  },
});

type ContrailsScaleProps = { readonly label: ContrailsLabel; readonly size: 'small' | 'medium' };

/** Three steps, filled as far as a flight's contrails go. The word beside it says the same. */
export function ContrailsScale({ label, size }: ContrailsScaleProps) {
  const reached = LEVELS.findIndex((level) => level === label);
  return (
    <Flex as="span" inline gap="0.5" verticalAlign="middle" aria-hidden="true">
      {LEVELS.map((level, index) => (
        <Step key={level} size={size} level={index <= reached ? (LEVELS[reached] ?? 'none') : 'none'} />
      ))}
    </Flex>
  );
}

import { Box, Flex } from '@chakra-ui/react';
import { useTickedEarly } from './use-typed-early.ts';

type TickProps = {
  /** Within its form. */
  readonly name?: string;
  readonly text: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
};

/** Something that is so or not, with its words beside it. */
export function Tick({ name, text, isTicked, onTick }: TickProps) {
  const box = useTickedEarly(isTicked, onTick);
  return (
    <Flex asChild align="center" gap="2" minHeight="target" cursor="pointer" overflowWrap="anywhere">
      <label>
        <Box asChild width="6" height="6" flexShrink="0" accentColor="accent">
          <input
            ref={box}
            type="checkbox"
            name={name}
            aria-label={text}
            checked={isTicked}
            onChange={({ target }) => onTick(target.checked)}
          />
        </Box>
        {text}
      </label>
    </Flex>
  );
}

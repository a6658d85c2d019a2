import { Box, Flex } from '@chakra-ui/react';

type TickProps = {
  /** Within its form. */
  readonly name?: string;
  readonly text: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
};

/** Something that is so or not, with its words beside it. */
export function Tick({ name, text, isTicked, onTick }: TickProps) {
  return (
    <Flex asChild align="center" gap="2" minHeight="target" cursor="pointer">
      <label>
        <Box asChild width="6" height="6" flexShrink="0" accentColor="accent">
          <input
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

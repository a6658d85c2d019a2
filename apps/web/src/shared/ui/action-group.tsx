import { Button, Flex } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Heading, Text } from './typography.tsx';

type Action = { readonly name: string; readonly act: () => Promise<void> | void };

type ActionGroupProps = {
  readonly heading: string;
  readonly actions: readonly Action[];
  /** What became of the one that was pressed last; empty before that. */
  readonly said: string | undefined;
  /** What an action shows on the page, such as the copied text. */
  readonly children?: ReactNode;
};

/** Buttons that act at once, below what they have in common. */
export function ActionGroup({ heading, actions, said, children }: ActionGroupProps) {
  const status = useRef<HTMLParagraphElement>(null);
  // Where the button stands at the window's edge, its answer would be below it.
  useEffect(() => {
    if (said) status.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return (
    <div>
      <Heading as="h3" size="h4">
        {heading}
      </Heading>
      <Flex wrap="wrap" gap="2" mt="2" css={{ '& > button': { px: '2.5' } }}>
        {actions.map(({ name, act }) => (
          <Button key={name} variant="outline" type="button" onClick={() => void act()}>
            {name}
          </Button>
        ))}
      </Flex>
      <Text ref={status} role="status" size="small" mt="1" minHeight="1.5em">
        {said}
      </Text>
      {children}
    </div>
  );
}

import { chakra } from '@chakra-ui/react';
import { Button } from '../../button.tsx';
import { Heading } from '../../typography.tsx';

const Buttons = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    mt: '2',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
    '& > button': { px: '2' },
  },
});

type Action = { readonly name: string; readonly act: () => Promise<void> | void };

type ActionGroupProps = { readonly heading: string; readonly actions: readonly Action[] };

/** Buttons that act at once, below what they have in common. */
export function ActionGroup({ heading, actions }: ActionGroupProps) {
  return (
    <div>
      <Heading as="h3" size="h4">
        {heading}
      </Heading>
      <Buttons>
        {actions.map(({ name, act }) => (
          <Button key={name} look="outline" type="button" onClick={() => void act()}>
            {name}
          </Button>
        ))}
      </Buttons>
    </div>
  );
}

import { chakra } from '@chakra-ui/react';
import { Code } from './code.tsx';

const List = chakra('dl', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: '3',
    gridTemplateColumns: { base: '1fr', sm: 'minmax(9rem, 16rem) 1fr' },
    '& dd': { mt: { base: '-2', sm: '0' }, overflowWrap: 'anywhere' },
  },
});

type TermListProps = { readonly terms: readonly { readonly name: string; readonly description: string }[] };

/** Names from the API and what each means. */
export function TermList({ terms }: TermListProps) {
  return (
    <List>
      {terms.flatMap(({ name, description }) => [
        <dt key={name}>
          <Code>{name}</Code>
        </dt>,
        <dd key={`${name} meaning`}>{description}</dd>,
      ])}
    </List>
  );
}

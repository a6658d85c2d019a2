import { Grid } from '@chakra-ui/react';
import { IN_ENGLISH } from '../../shared/ui/in-english.ts';
import { Code } from '../../shared/ui/code.tsx';

type TermListProps = { readonly terms: readonly { readonly name: string; readonly description: string }[] };

/** Names from the API and what each means. */
export function TermList({ terms }: TermListProps) {
  return (
    <Grid
      as="dl"
      columnGap="8"
      rowGap="3"
      templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(9rem, 16rem) minmax(0, 1fr)' }}
      css={{ '& dd': { mt: { base: '-2', sm: '0' }, overflowWrap: 'anywhere' } }}
    >
      {terms.flatMap(({ name, description }) => [
        <dt key={name}>
          <Code>{name}</Code>
        </dt>,
        <dd key={`${name} meaning`} {...IN_ENGLISH}>
          {description}
        </dd>,
      ])}
    </Grid>
  );
}

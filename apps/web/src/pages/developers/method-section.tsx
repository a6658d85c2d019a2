import { Grid, Stack } from '@chakra-ui/react';
import { IN_ENGLISH } from '../../shared/ui/in-english.ts';
import { JOIN } from '../../shared/join.ts';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { DEVELOPERS } from './texts.ts';
import { Code, CodeBlock } from '../../shared/ui/code.tsx';
import { FieldList } from './field-list.tsx';
import { curlCommand, jsonText, type ExampleReference, type MethodReference } from './reference.ts';
import { LongSection } from './long-section.tsx';

/** The code stays beside the fields as long as these are read. */
const IN_SIGHT = {
  '@media (min-width: 80rem)': {
    position: 'sticky',
    top: 'calc({sizes.header} + 1.5rem)',
    '& pre': { maxHeight: 'calc(50dvh - 7rem)' },
  },
} as const;

type MethodSectionProps = { readonly method: MethodReference; readonly origin: string };

/** One method: what it takes, what it gives, and examples of both. */
export function MethodSection({ method, origin }: MethodSectionProps) {
  const { name, path, description, request, answer, example, withSwitch } = method;
  const { labels } = DEVELOPERS;
  return (
    <LongSection id={name} aria-label={name}>
      <Heading size="h3" {...IN_ENGLISH}>
        {name}
      </Heading>
      <p>
        <Code fontWeight="medium">POST {path}</Code>
      </p>
      <Text {...IN_ENGLISH}>{description}</Text>
      <Grid
        // Where there is room, what a field means and how it is sent are seen at once.
        gap="8"
        templateColumns={{ base: 'minmax(0, 1fr)', _print: 'minmax(0, 1fr)' }}
        css={{ '@media (min-width: 80rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } }}
      >
        <Stack gap="5" minWidth="0" alignSelf="start">
          <Heading as="h3" size="h4">
            {labels.request}
          </Heading>
          <FieldList fields={request} />
          <Heading as="h3" size="h4">
            {labels.answer}
          </Heading>
          <FieldList fields={answer} />
        </Stack>
        <Stack gap="5" minWidth="0" alignSelf="start" css={IN_SIGHT}>
          <Heading as="h3" size="h4">
            {labels.example}
          </Heading>
          <ExampleBlocks of={name} address={origin + path} {...example} />
        </Stack>
      </Grid>
      {withSwitch && (
        <>
          <Text>{labels.withSwitch}</Text>
          <ExampleBlocks of={name} kind={labels.kindWithSwitch} address={origin + path} {...withSwitch} />
        </>
      )}
    </LongSection>
  );
}

type ExampleBlocksProps = ExampleReference & {
  /** What it is an example of, for a screen reader. */
  readonly of: string;
  readonly kind?: string;
  readonly address: string;
};

function ExampleBlocks({ of, kind = '', address, request, answer }: ExampleBlocksProps) {
  const { labels } = DEVELOPERS;
  return (
    <>
      <CodeBlock label={JOIN.labelled(`${labels.example}${kind}`, of)}>{curlCommand(address, request)}</CodeBlock>
      <Text size="small" tone="muted">
        {labels.given}
      </Text>
      <CodeBlock label={JOIN.labelled(`${labels.answer}${kind}`, of)}>{jsonText(answer)}</CodeBlock>
    </>
  );
}

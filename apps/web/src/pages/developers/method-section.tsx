import { Heading, Text } from '../../components/typography.tsx';
import { DEVELOPERS } from '../../content/developers.ts';
import { Code, CodeBlock } from './code.tsx';
import { FieldList } from './field-list.tsx';
import { curlCommand, jsonText } from './reference.ts';
import type { MethodReference } from './reference.ts';
import { LongSection } from './long-section.tsx';

type MethodSectionProps = { readonly method: MethodReference; readonly origin: string };

/** One method: what it takes, what it gives, and an example of both. */
export function MethodSection({ method, origin }: MethodSectionProps) {
  const { name, path, description, request, answer, given } = method;
  const { labels } = DEVELOPERS;
  return (
    <LongSection id={name} aria-labelledby={`${name}-heading`}>
      <Heading id={`${name}-heading`} size="h3" overflowWrap="anywhere">
        {name}
      </Heading>
      <p>
        <Code fontWeight="medium">POST {path}</Code>
      </p>
      <Text>{description}</Text>
      <Heading as="h3" size="h4">
        {labels.request}
      </Heading>
      <FieldList fields={request} />
      <Heading as="h3" size="h4">
        {labels.answer}
      </Heading>
      <FieldList fields={answer} />
      <Heading as="h3" size="h4">
        {labels.example}
      </Heading>
      <CodeBlock label={`${labels.example}: ${name}`}>{curlCommand(origin, method)}</CodeBlock>
      <Text size="small" tone="muted">
        {labels.given}
      </Text>
      <CodeBlock label={`${labels.answer}: ${name}`}>{jsonText(given)}</CodeBlock>
    </LongSection>
  );
}

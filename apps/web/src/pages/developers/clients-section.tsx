import { Link, Stack } from '@chakra-ui/react';
import { JOIN } from '../../shared/join.ts';
import { Section } from '../../shared/ui/page-column.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { DEVELOPERS } from './texts.ts';
import { CodeBlock } from '../../shared/ui/code.tsx';

function officialClient(origin: string): string {
  return [
    "import { travelimpactmodel } from '@googleapis/travelimpactmodel';",
    '',
    `const api = travelimpactmodel({ version: 'v1', rootUrl: '${origin}/' });`,
    'const { data } = await api.flights.computeTypicalFlightEmissions({',
    "  requestBody: { markets: [{ origin: 'ZRH', destination: 'BOS' }] },",
    '});',
  ].join('\n');
}

/** Other ways to ask, and the documents that clients are made from. */
export function ClientsSection({ origin }: { readonly origin: string }) {
  const { heading, introduction, official, documents, tools } = DEVELOPERS.clients;
  return (
    <Section id="clients">
      <Heading size="h3">{heading}</Heading>
      <Text>{introduction}</Text>
      <Heading as="h3" size="h4">
        {official}
      </Heading>
      <CodeBlock label={official}>{officialClient(origin)}</CodeBlock>
      <Stack as="ul" gap="2">
        {documents.map(({ text, href, description }) => (
          <li key={href}>
            <Link href={href}>{text}</Link>
            {JOIN.labelled('', description)}
          </li>
        ))}
      </Stack>
      <Text>{tools}</Text>
    </Section>
  );
}

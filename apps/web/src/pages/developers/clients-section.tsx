import { chakra } from '@chakra-ui/react';
import { Section } from '../../components/page-column.tsx';
import { linkRecipe } from '../../components/text-link.tsx';
import { Heading, Text } from '../../components/typography.tsx';
import { DEVELOPERS } from '../../content/developers.ts';
import { CodeBlock } from './code.tsx';

const Anchor = chakra('a', linkRecipe);
const Documents = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '2' } });

type ClientsSectionProps = { readonly origin: string };

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
export function ClientsSection({ origin }: ClientsSectionProps) {
  const { heading, introduction, official, documents, tools } = DEVELOPERS.clients;
  return (
    <Section id="clients">
      <Heading size="h3">{heading}</Heading>
      <Text>{introduction}</Text>
      <Heading as="h3" size="h4">
        {official}
      </Heading>
      <CodeBlock label={official}>{officialClient(origin)}</CodeBlock>
      <Documents>
        {documents.map(({ text, href, description }) => (
          <li key={href}>
            <Anchor href={href}>{text}</Anchor>: {description}
          </li>
        ))}
      </Documents>
      <Text>{tools}</Text>
    </Section>
  );
}

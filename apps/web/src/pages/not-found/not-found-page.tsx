import { chakra } from '@chakra-ui/react';
import { DocumentHead } from '../../components/document-head.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { Heading, Text } from '../../components/typography.tsx';
import { NOT_FOUND } from '../../content/not-found.ts';

const Centred = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    flexGrow: '1',
    p: '8',
    textAlign: 'center',
  },
});

export function NotFoundPage() {
  return (
    <Centred>
      <DocumentHead title={NOT_FOUND.title} description={NOT_FOUND.description} noIndex />
      <Heading as="h1" size="h1">
        {NOT_FOUND.code}
      </Heading>
      <Text size="lead">{NOT_FOUND.text}</Text>
      <Text>
        <TextLink to="/">Go to the home page</TextLink>
      </Text>
    </Centred>
  );
}

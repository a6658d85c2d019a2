import { Stack } from '@chakra-ui/react';
import { DocumentHead } from '../../shared/ui/document-head.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { NOT_FOUND } from './texts.ts';

export function NotFoundPage() {
  return (
    <Stack align="center" justify="center" gap="3" flexGrow="1" p="8" textAlign="center">
      <DocumentHead title={NOT_FOUND.title} description={NOT_FOUND.description} noIndex />
      <Heading as="h1" size="h1">
        {NOT_FOUND.code}
      </Heading>
      <Text size="lead">{NOT_FOUND.text}</Text>
      <Text>
        <TextLink to="/">{NOT_FOUND.home}</TextLink>
      </Text>
    </Stack>
  );
}

import { Stack } from '@chakra-ui/react';
import { ButtonLink } from './button-link.tsx';
import { Heading, Text, VisuallyHidden } from './typography.tsx';

type InfoCardProps = {
  readonly title: string;
  readonly description: string;
  readonly linkName: string;
  readonly href: string;
  readonly linkAriaLabel: string;
};

/**
 * A title, a line about it and the way there. "Read more" tells a search engine nothing, and it reads no labels: what
 * the label says beyond the name stands in the link as well, for it alone.
 */
export function InfoCard({ title, description, linkName, href, linkAriaLabel }: InfoCardProps) {
  const unsaid = linkAriaLabel.startsWith(linkName) ? linkAriaLabel.slice(linkName.length) : '';
  return (
    <Stack
      as="article"
      align="flex-start"
      flex={{ base: '1 1 100%', md: '1 1 13rem' }}
      maxWidth="full"
      gap="3"
      p="6"
      borderRadius="lg"
      border="1px solid {colors.border}"
      bg="bg.raised"
      boxShadow="card"
    >
      {/* Its longest word counts for the card's width: cards stand below each other before it is broken. */}
      <Heading size="h3" maxWidth="full" overflowWrap="break-word">
        {title}
      </Heading>
      <Text overflowWrap="anywhere">{description}</Text>
      <ButtonLink to={href} aria-label={linkAriaLabel} mt="auto">
        <span>{linkName}</span>
        {unsaid && <VisuallyHidden>{unsaid}</VisuallyHidden>}
      </ButtonLink>
    </Stack>
  );
}

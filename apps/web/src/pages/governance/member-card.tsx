import { Stack } from '@chakra-ui/react';
import { IN_ENGLISH } from '../../shared/ui/in-english.ts';
import { ExternalLink } from '../../shared/ui/external-link.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import type { CommitteeMember } from './committee.ts';
import { GOVERNANCE } from './texts.ts';

/** Who, in which post, from where; an observer without a vote carries an asterisk. */
export function MemberCard({ name, title, institution, institutionLink, nonVotingStar }: CommitteeMember) {
  return (
    <Stack as="li" gap="1" py="4" borderTop="1px solid {colors.border}">
      <Heading as="h3" size="h4" htmlTranslate="no">
        {name}
        {nonVotingStar && (
          <span role="img" aria-label={GOVERNANCE.observerLabel}>
            *
          </span>
        )}
      </Heading>
      <Text size="small" tone="muted" {...IN_ENGLISH}>
        {title}
      </Text>
      <Text fontSize="sm" mt="1" htmlTranslate="no">
        <ExternalLink href={institutionLink}>{institution}</ExternalLink>
      </Text>
    </Stack>
  );
}

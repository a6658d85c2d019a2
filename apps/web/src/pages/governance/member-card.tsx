import { chakra } from '@chakra-ui/react';
import { ExternalLink } from '../../components/external-link.tsx';
import { Heading, Text } from '../../components/typography.tsx';
import { GOVERNANCE, type CommitteeMember } from '../../content/governance.ts';

const Card = chakra('li', {
  base: { display: 'flex', flexDirection: 'column', gap: '1', py: '4', borderTop: '1px solid {colors.border}' },
});
const Institution = chakra('p', { base: { fontSize: 'sm', mt: '1' } });

/** Who, in which post, from where; an observer without a vote carries an asterisk. */
export function MemberCard({ name, title, institution, institutionLink, nonVotingStar }: CommitteeMember) {
  return (
    <Card>
      <Heading as="h3" size="h4">
        {name}
        {nonVotingStar && (
          <span role="img" aria-label={GOVERNANCE.observerLabel}>
            *
          </span>
        )}
      </Heading>
      <Text size="small" tone="muted">
        {title}
      </Text>
      <Institution>
        <ExternalLink href={institutionLink}>{institution}</ExternalLink>
      </Institution>
    </Card>
  );
}

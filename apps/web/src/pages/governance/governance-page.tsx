import { Grid } from '@chakra-ui/react';
import { DocumentHead } from '../../shared/ui/document-head.tsx';
import { PageColumn, Section } from '../../shared/ui/page-column.tsx';
import { RichParagraphs } from '../../shared/ui/rich-paragraph.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { ADVISORY_COMMITTEE, SECRETARIAT, type CommitteeMember } from './committee.ts';
import { GOVERNANCE } from './texts.ts';
import { PUBLICATIONS } from './publications.ts';
import { MemberCard } from './member-card.tsx';
import { PublicationList } from './publication-list.tsx';

export function GovernancePage() {
  const { secretariat, advisoryCommittee } = GOVERNANCE;
  return (
    <PageColumn>
      <DocumentHead title={GOVERNANCE.title} description={GOVERNANCE.description} />
      <Section>
        <Heading as="h1" size="h1">
          {GOVERNANCE.title}
        </Heading>
        <RichParagraphs paragraphs={GOVERNANCE.paragraphs} />
      </Section>
      <Section>
        <Heading>{secretariat.heading}</Heading>
        <MemberList members={SECRETARIAT} />
      </Section>
      <Section>
        <Heading>{advisoryCommittee.heading}</Heading>
        <MemberList members={ADVISORY_COMMITTEE} />
        <Text size="small" tone="muted">
          {GOVERNANCE.footnote}
        </Text>
      </Section>
      <Section>
        <Heading>{GOVERNANCE.publicationsHeading}</Heading>
        <PublicationList publications={PUBLICATIONS} />
      </Section>
    </PageColumn>
  );
}

function MemberList({ members }: { readonly members: readonly CommitteeMember[] }) {
  return (
    <Grid as="ul" columnGap="8" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
      {members.map((member) => (
        <MemberCard key={member.name} {...member} />
      ))}
    </Grid>
  );
}

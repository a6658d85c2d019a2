import { chakra } from '@chakra-ui/react';
import { DocumentHead } from '../../components/document-head.tsx';
import { PageColumn, Section } from '../../components/page-column.tsx';
import { RichParagraphs } from '../../components/rich-paragraph.tsx';
import { Heading, Text } from '../../components/typography.tsx';
import { GOVERNANCE } from '../../content/governance.ts';
import { PUBLICATIONS, PUBLICATIONS_HEADING } from '../../content/publications.ts';
import { MemberCard } from './member-card.tsx';
import { PublicationList } from './publication-list.tsx';

const Members = chakra('ul', {
  base: { display: 'grid', columnGap: '8', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } },
});

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
        <Members>
          {secretariat.members.map((member) => (
            <MemberCard key={member.name} {...member} />
          ))}
        </Members>
      </Section>
      <Section>
        <Heading>{advisoryCommittee.heading}</Heading>
        <Members>
          {advisoryCommittee.members.map((member) => (
            <MemberCard key={member.name} {...member} />
          ))}
        </Members>
        <Text size="small" tone="muted">
          {GOVERNANCE.footnote}
        </Text>
      </Section>
      <Section>
        <Heading>{PUBLICATIONS_HEADING}</Heading>
        <PublicationList publications={PUBLICATIONS} />
      </Section>
    </PageColumn>
  );
}

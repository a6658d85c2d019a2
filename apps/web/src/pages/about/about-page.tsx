import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ActionCard } from '../../shared/ui/action-card.tsx';
import { DocumentHead } from '../../shared/ui/document-head.tsx';
import { ExternalButtonLink } from '../../shared/ui/external-link.tsx';
import { PageColumn, Section } from '../../shared/ui/page-column.tsx';
import { RichParagraph, RichParagraphs } from '../../shared/ui/rich-paragraph.tsx';
import { Heading } from '../../shared/ui/typography.tsx';
import { parseProvider, parseReportAddress, parseRepositoryAddress } from '../../config/env.ts';
import { ABOUT } from './texts.ts';
import { PUBLISHER_HEADING, PUBLISHER_ID, publisherPoints } from '../../shared/ui/publisher.ts';

type PointListProps = { readonly points: readonly { readonly name: string; readonly text: ReactNode }[] };

function PointList({ points }: PointListProps) {
  return (
    <Grid
      as="dl"
      columnGap="8"
      rowGap="4"
      templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(9rem, min(14rem, 35%)) minmax(0, 1fr)' }}
      css={{
        '& dt': { fontWeight: 'medium' },
        '& dd': { overflowWrap: 'anywhere', mt: { base: '-3', sm: '0' }, color: 'fg.muted' },
      }}
    >
      {points.flatMap(({ name, text }) => [<dt key={name}>{name}</dt>, <dd key={`${name} text`}>{text}</dd>])}
    </Grid>
  );
}

function PublisherSection() {
  const settings = import.meta.env;
  const points = publisherPoints({
    provider: parseProvider(settings),
    repository: parseRepositoryAddress(settings),
    report: parseReportAddress(settings)?.href,
  });
  return (
    <Section id={PUBLISHER_ID}>
      <Heading>{PUBLISHER_HEADING}</Heading>
      <PointList points={points.map(({ name, text }) => ({ name, text: <RichParagraph content={text} /> }))} />
    </Section>
  );
}

export function AboutPage() {
  const { introduction, howItWorks, principles, howToUse, repository } = ABOUT;
  return (
    <PageColumn>
      <DocumentHead title={ABOUT.title} description={ABOUT.description} />
      <Section>
        <Heading as="h1" size="h1">
          {ABOUT.title}
        </Heading>
        <RichParagraphs paragraphs={introduction} />
        <div>
          <ExternalButtonLink href={repository.href}>{repository.name}</ExternalButtonLink>
        </div>
      </Section>
      <Section>
        <Heading>{howItWorks.heading}</Heading>
        <RichParagraphs paragraphs={howItWorks.paragraphs} />
        <PointList points={howItWorks.inputs} />
        <RichParagraph content={howItWorks.closing} />
      </Section>
      <Section>
        <Heading>{principles.heading}</Heading>
        <PointList points={principles.points} />
      </Section>
      <Section>
        <Heading>{howToUse.heading}</Heading>
        <RichParagraphs paragraphs={howToUse.paragraphs} />
        <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, 1fr)' }}>
          {howToUse.cards.map((card) => (
            <ActionCard key={card.title} {...card} />
          ))}
        </Grid>
        <RichParagraph content={howToUse.ownApi} />
        <RichParagraph content={howToUse.closing} />
      </Section>
      <PublisherSection />
    </PageColumn>
  );
}

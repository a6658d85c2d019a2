import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ActionCard } from '../../components/action-card.tsx';
import { DocumentHead } from '../../components/document-head.tsx';
import { ExternalButtonLink } from '../../components/external-link.tsx';
import { PageColumn, Section } from '../../components/page-column.tsx';
import { RichParagraph, RichParagraphs } from '../../components/rich-paragraph.tsx';
import { Heading } from '../../components/typography.tsx';
import { parseProvider, parseReportAddress, parseRepositoryAddress } from '../../config/env.ts';
import { ABOUT } from '../../content/about.ts';
import { PUBLISHER_HEADING, PUBLISHER_ID, publisherPoints } from '../../content/publisher.ts';

const Cards = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, 1fr)' } },
});
const Points = chakra('dl', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: '4',
    gridTemplateColumns: { base: '1fr', sm: 'minmax(9rem, 14rem) 1fr' },
    '& dt': { fontWeight: 'medium' },
    '& dd': { mt: { base: '-3', sm: '0' }, color: 'fg.muted' },
  },
});

type PointListProps = { readonly points: readonly { readonly name: string; readonly text: ReactNode }[] };

function PointList({ points }: PointListProps) {
  return (
    <Points>
      {points.flatMap(({ name, text }) => [<dt key={name}>{name}</dt>, <dd key={`${name} text`}>{text}</dd>])}
    </Points>
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
        <Cards>
          {howToUse.cards.map((card) => (
            <ActionCard key={card.title} {...card} />
          ))}
        </Cards>
        <RichParagraph content={howToUse.ownApi} />
        <RichParagraph content={howToUse.closing} />
      </Section>
      <PublisherSection />
    </PageColumn>
  );
}

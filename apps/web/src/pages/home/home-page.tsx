import { chakra } from '@chakra-ui/react';
import { DocumentHead } from '../../components/document-head.tsx';
import { InfoCard } from '../../components/info-card.tsx';
import { Heading } from '../../components/typography.tsx';
import { HOME } from '../../content/home.ts';
import { Ridges } from './ridges.tsx';

const Content = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: { base: '8', md: '12' },
    flexGrow: '1',
    width: 'full',
    maxWidth: '75rem',
    mx: 'auto',
    px: { base: '4', sm: '6' },
    py: { base: '10', md: '16' },
  },
});
const Subtitle = chakra('p', {
  base: { mt: '3', fontSize: { base: 'lg', md: 'xl' }, lineHeight: '1.4', color: 'fg' },
});
const Cards = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, 1fr)' },
  },
});

export function HomePage() {
  return (
    <Content>
      <DocumentHead title={HOME.title} description={HOME.description} />
      <Ridges />
      <div>
        <Heading as="h1" size="h1">
          {HOME.title}
        </Heading>
        <Subtitle>{HOME.subtitle}</Subtitle>
      </div>
      <Cards>
        {HOME.cards.map((card) => (
          <InfoCard key={card.href} {...card} />
        ))}
      </Cards>
    </Content>
  );
}

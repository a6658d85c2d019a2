import { chakra } from '@chakra-ui/react';
import { formatMarketItinerary } from '@tim/itinerary';
import { useNavigate } from 'react-router-dom';
import { DocumentHead } from '../../components/document-head.tsx';
import { InfoCard } from '../../components/info-card.tsx';
import { useDraft } from '../../components/form/use-draft.ts';
import { TextLink } from '../../components/text-link.tsx';
import { Heading, Text } from '../../components/typography.tsx';
import { CALCULATOR } from '../../content/calculator.ts';
import { HOME } from '../../content/home.ts';
import { TRIP_LINKS, TRIP_PATH } from '../../content/trip-links.ts';
import { MarketPanel } from '../../features/route-mode/market-panel.tsx';
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
/** Without a script it would only look as if it worked; the third card leads on. */
const Usable = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    maxWidth: 'wide',
    '@media (scripting: none)': { display: 'none' },
  },
});
const Cards = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, 1fr)' },
  },
});

export function HomePage() {
  const navigate = useNavigate();
  const draft = useDraft([]);
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
      <Usable>
        <Text>{CALCULATOR.routeIntroduction}</Text>
        <Text size="small">{HOME.formHint}</Text>
        <MarketPanel
          draft={draft}
          onSubmit={(market) => void navigate(`/lookup/route?itinerary=${formatMarketItinerary(market)}`)}
        />
        <Text alignSelf="flex-start" px="3" py="1" bg="bg.glass" borderRadius="md">
          <TextLink to={TRIP_PATH}>{TRIP_LINKS.fromHome}</TextLink>
        </Text>
      </Usable>
      <Cards>
        {HOME.cards.map((card) => (
          <InfoCard key={card.href} {...card} />
        ))}
      </Cards>
    </Content>
  );
}

import { Flex, Stack } from '@chakra-ui/react';
import { formatMarketItinerary, USUAL_QUESTION, type Question } from '@tim/itinerary';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DocumentHead } from '../../shared/ui/document-head.tsx';
import { InfoCard } from '../../shared/ui/info-card.tsx';
import { useDraft } from '../../shared/form/use-draft.ts';
import { FORM } from '../../shared/form/texts.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { CALCULATOR } from '../../features/calculator/texts.ts';
import { HOME } from './texts.ts';
import { PAGES, resultPath } from '../../config/pages.ts';
import { AskedFields } from '../../features/calculator/asked-fields.tsx';
import { MarketPanel } from '../../features/calculator/market-panel.tsx';
import { Ridges } from './ridges.tsx';

export function HomePage() {
  const navigate = useNavigate();
  const draft = useDraft([]);
  const [question, setQuestion] = useState<Question>(USUAL_QUESTION);
  return (
    <Stack
      justify="center"
      gap={{ base: '8', md: '12' }}
      flexGrow="1"
      width="full"
      maxWidth="75rem"
      mx="auto"
      px={{ base: '4', sm: '6' }}
      py={{ base: '10', md: '16' }}
    >
      <DocumentHead title={HOME.title} description={HOME.description} />
      <Ridges />
      <div>
        <Heading as="h1" size="h1">
          {HOME.title}
        </Heading>
        <Text mt="3" fontSize={{ base: 'lg', md: 'xl' }} lineHeight="1.4" color="fg">
          {HOME.subtitle}
        </Text>
      </div>
      <Stack
        // Without a script it would only look as if it worked; the third card leads on.
        gap="3"
        maxWidth="wide"
        css={{ '@media (scripting: none)': { display: 'none' } }}
      >
        <Text>{CALCULATOR.routeIntroduction}</Text>
        <MarketPanel
          draft={draft}
          placeText={FORM.place}
          others={
            <AskedFields
              question={question}
              cabin={question.cabin ?? 'economy'}
              onChange={(change) => setQuestion({ ...question, ...change })}
            />
          }
          onSubmit={(market) => void navigate(resultPath('route', formatMarketItinerary(market), question))}
        />
        {[
          { text: HOME.planTrip, href: PAGES.trip },
          { text: CALCULATOR.giveList, href: PAGES.batch },
          { text: HOME.meet, href: PAGES.meet },
        ].map(({ text, href }) => (
          <Text key={href} alignSelf="flex-start" px="3" py="1" bg="bg" borderRadius="md">
            <TextLink to={href}>{text}</TextLink>
          </Text>
        ))}
      </Stack>
      <Flex wrap="wrap" gap={{ base: '4', md: '6' }}>
        {HOME.cards.map((card) => (
          <InfoCard key={card.href} {...card} />
        ))}
      </Flex>
    </Stack>
  );
}

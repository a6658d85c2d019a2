import { chakra } from '@chakra-ui/react';
import { figures } from 'virtual:accuracy';
import { DocumentHead } from '../../components/document-head.tsx';
import { PageColumn, Section } from '../../components/page-column.tsx';
import { RichParagraph } from '../../components/rich-paragraph.tsx';
import { linkRecipe } from '../../components/text-link.tsx';
import { Heading, Text } from '../../components/typography.tsx';
import { ACCURACY } from '../../content/accuracy.ts';
import { GoalsTable, GroupsTable } from './accuracy-tables.tsx';
import { longDate, percent } from './figure-words.ts';
import {
  CABINS,
  flightKey,
  oncePerFlight,
  worstFirst,
  type AccuracyFigures,
  type Grouping,
  type Interval,
} from './figures.ts';
import { GroupChart, type Group } from './group-chart.tsx';
import { Scatter } from './scatter.tsx';
import { WorstList } from './worst-list.tsx';

const WORST = 10;

const PARTS = ['region', 'distance', 'cause', 'carrier'] as const satisfies readonly Grouping[];

const Answer = chakra('p', {
  base: { maxWidth: '34em', fontSize: 'xl', lineHeight: '1.4', letterSpacing: '-0.01em', textWrap: 'pretty' },
});
const Anchor = chakra('a', linkRecipe);
const Source = chakra('div', { base: { '& p': { fontSize: 'xs', color: 'fg.muted' }, '& a': { color: 'inherit' } } });

/** How near the open engine comes to published figures: pictures first, the numbers behind them. */
export function AccuracyPage() {
  const { goals, scatter, groups, worst, limits } = ACCURACY;
  return (
    <PageColumn width="wide">
      <DocumentHead title={ACCURACY.title} description={ACCURACY.description} />
      <Section>
        <Heading as="h1" size="h1">
          {ACCURACY.title}
        </Heading>
        <Answer>{answerText(figures)}</Answer>
        <RichParagraph content={ACCURACY.introduction} />
      </Section>
      <Section>
        <Heading size="h3">{goals.heading}</Heading>
        <Text>{goals.introduction}</Text>
        <GoalsTable goals={figures.goals} />
      </Section>
      <Section>
        <Heading size="h3">{scatter.heading}</Heading>
        <Text>{scatter.introduction}</Text>
        {CABINS.map((cabin) => (
          <div key={cabin}>
            <Heading as="h3" size="h4">
              {scatter.cabins[cabin]}
            </Heading>
            <Scatter cabin={cabin} flights={worstFirst(figures.flights, cabin)} />
          </div>
        ))}
        <SourceLine />
        <Text>
          {ACCURACY.data.text} <Anchor href={ACCURACY.data.href}>{ACCURACY.data.name}</Anchor>
        </Text>
      </Section>
      <Section>
        <Heading size="h3">{groups.heading}</Heading>
        <Text>{groups.introduction}</Text>
        <GroupPart heading={groups.ways.heading} groups={ways(figures)} />
        {PARTS.map((part) => (
          <GroupPart key={part} heading={groups.parts[part]} groups={figures.groups[part]} />
        ))}
        {groups.notes.map((note) => (
          <Text key={note} size="small" tone="muted">
            {note}
          </Text>
        ))}
        <SourceLine />
      </Section>
      <Section>
        <Heading size="h3">{worst.heading}</Heading>
        <Text>{worst.introduction}</Text>
        <WorstList flights={oncePerFlight(worstFirst(figures.flights, 'economy')).slice(0, WORST)} />
        <SourceLine />
      </Section>
      <Section>
        <Heading size="h3">{limits.heading}</Heading>
        <Text>{limitText(figures)}</Text>
      </Section>
    </PageColumn>
  );
}

type GroupPartProps = { readonly heading: string; readonly groups: readonly Group[] };

function GroupPart({ heading, groups }: GroupPartProps) {
  return (
    <div>
      <Heading as="h3" size="h4">
        {heading}
      </Heading>
      <GroupChart groups={groups} />
      <GroupsTable summary={ACCURACY.groups.tableOf(heading)} groups={groups} />
    </div>
  );
}

/** The page in three sentences. */
function answerText({ nothingGiven, exactTypeGiven, flights }: AccuracyFigures): string {
  const { medianAbsoluteError, within10Percent } = nothingGiven.economy;
  const count = new Set(flights.map(flightKey)).size;
  return (
    `On ${count} published flights, half of our economy figures are within ${shareOf(medianAbsoluteError, 1)} of Google’s, and ${shareOf(within10Percent)} are within 10 %. ` +
    `With the exact aircraft type given, half are within ${shareOf(exactTypeGiven.economy.medianAbsoluteError, 1)}.`
  );
}

function ways({ nothingGiven, exactTypeGiven, flightyco2sWay, desnzFactors }: AccuracyFigures): readonly Group[] {
  const { nothing, exact, flightyco2, desnz } = ACCURACY.groups.ways;
  return [
    ...CABINS.map((cabin) => ({ name: nothing[cabin], ...nothingGiven[cabin] })),
    { name: exact, ...exactTypeGiven.economy },
    { name: flightyco2, ...flightyco2sWay.economy },
    { name: desnz, ...desnzFactors.economy },
  ];
}

function limitText({ fuelByType, fuelByRoute }: AccuracyFigures): string {
  return (
    'Both figures are estimates. They share the fuel tables of the European Environment Agency (EMEP/EEA guidebook 2023), so this comparison cannot show where those tables are wrong. ' +
    `Beside the fuel that US carriers reported (US BTS Form 41, 2023 to 2025), the tables of ${fuelByType.types} aircraft types differ by ${percent(fuelByType.medianAbsoluteError, 1)} in the median; ` +
    `beside the fuel reported on ${fuelByRoute.carrierRoutes} routes in Brazil (January 2023), by ${shareOf(fuelByRoute.medianAbsoluteError, 1)}.`
  );
}

function shareOf([value]: Interval, decimals = 0): string {
  return percent(value ?? Number.NaN, decimals);
}

/** Whose figures a chart shows, below it. */
function SourceLine() {
  return (
    <Source>
      <RichParagraph
        content={[
          ...ACCURACY.source,
          `Ours: open engine ${figures.engineVersion}, tables of ${longDate(figures.tablesDated)}.`,
        ]}
      />
    </Source>
  );
}

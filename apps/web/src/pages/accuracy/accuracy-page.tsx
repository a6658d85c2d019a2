import { formatDateLong, formatNumber } from '@tim/format';
import { fill } from '@tim/languages';
import { Box, Link } from '@chakra-ui/react';
import { figures } from 'virtual:accuracy';
import { DocumentHead } from '../../shared/ui/document-head.tsx';
import { PageColumn, Section } from '../../shared/ui/page-column.tsx';
import { RichParagraph } from '../../shared/ui/rich-paragraph.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { ACCURACY } from './texts.ts';
import { GoalsTable, GroupsTable, PartsTable } from './accuracy-tables.tsx';
import { percent } from './figure-words.ts';
import {
  CABINS,
  flightKey,
  oncePerFlight,
  worstFirst,
  type AccuracyFigures,
  type GroupFigures,
  type Grouping,
  type Interval,
} from './figures.ts';
import { GroupChart } from './group-chart.tsx';
import { named } from './names/named.ts';
import { Scatter } from './scatter.tsx';
import { WorstList } from './worst-list.tsx';
import { JOIN } from '../../shared/join.ts';

const WORST = 10;

const PARTS = ['region', 'distance', 'cause', 'carrier'] as const satisfies readonly Grouping[];

/** How near the open engine comes to published figures: pictures first, the numbers behind them. */
export function AccuracyPage() {
  const { goals, scatter, groups, parts, worst, limits } = ACCURACY;
  return (
    <PageColumn width="wide">
      <DocumentHead title={ACCURACY.title} description={ACCURACY.description} />
      <Section>
        <Heading as="h1" size="h1">
          {ACCURACY.title}
        </Heading>
        <Text maxWidth="34em" fontSize="xl" lineHeight="1.4" letterSpacing="-0.01em" textWrap="pretty">
          {answerText(figures)}
        </Text>
        <RichParagraph content={ACCURACY.introduction} />
        <RichParagraph content={ACCURACY.changes} />
      </Section>
      <Section>
        <Heading size="h3">{goals.heading}</Heading>
        <Text>{goals.introduction}</Text>
        <Text>{floorText(figures)}</Text>
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
          {ACCURACY.data.text}
          {JOIN.space}
          <Link href={ACCURACY.data.href}>{ACCURACY.data.name}</Link>
        </Text>
      </Section>
      <Section>
        <Heading size="h3">{groups.heading}</Heading>
        <Text>{groups.introduction}</Text>
        <GroupPart heading={groups.ways.heading} groups={ways(figures)} />
        {PARTS.map((part) => (
          <GroupPart key={part} heading={groups.parts[part]} groups={namedGroups(figures.groups[part])} />
        ))}
        {groups.notes.map((note) => (
          <Text key={note} size="small" tone="muted">
            {note}
          </Text>
        ))}
        <SourceLine />
      </Section>
      <Section>
        <Heading size="h3">{parts.heading}</Heading>
        <Text>{fill(parts.introduction, { figures: figures.errorParts.figures })}</Text>
        <PartsTable parts={figures.errorParts.parts} />
        <Text>{partsText(figures)}</Text>
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

type GroupPartProps = { readonly heading: string; readonly groups: readonly GroupFigures[] };

function GroupPart({ heading, groups }: GroupPartProps) {
  return (
    <div>
      <Heading as="h3" size="h4">
        {heading}
      </Heading>
      <GroupChart groups={groups} />
      <GroupsTable summary={fill(ACCURACY.groups.tableOf, { heading })} groups={groups} />
    </div>
  );
}

/** Groups of the file, by their names in the page's language. */
function namedGroups(groups: readonly GroupFigures[]): readonly GroupFigures[] {
  return groups.map((group) => ({ ...group, name: named(group.name) }));
}

/** The page in three sentences. */
function answerText({ nothingGiven, exactTypeGiven, flights }: AccuracyFigures): string {
  const { medianAbsoluteError, within10Percent } = nothingGiven.economy;
  const count = new Set(flights.map(flightKey)).size;
  return fill(ACCURACY.answer, {
    flights: count,
    half: shareOf(medianAbsoluteError, 1),
    within10Percent: shareOf(within10Percent),
    halfWithType: shareOf(exactTypeGiven.economy.medianAbsoluteError, 1),
  });
}

/** What nobody without the day's schedule can do better. */
function floorText({ goals: [economy] }: AccuracyFigures): string {
  const [floor, byRoute] = [economy?.floor ?? Number.NaN, economy?.byCarrierRoute?.floor ?? Number.NaN];
  const factor = (economy?.most ?? Number.NaN) / floor;
  return fill(ACCURACY.goals.floor, {
    error: percent(floor, 1),
    byRoute: percent(byRoute, 1),
    factor: formatNumber(factor, 1),
  });
}

function partsText({ errorParts: { parts } }: AccuracyFigures): string {
  const { share } = parts.find(({ given }) => given === 'type') ?? { share: [null, null, null] as const };
  return fill(ACCURACY.parts.answer, { type: shareOf(share) });
}

function ways({
  nothingGiven,
  exactTypeGiven,
  flightyco2sWay,
  desnzFactors,
}: AccuracyFigures): readonly GroupFigures[] {
  const { nothing, exact, flightyco2, desnz } = ACCURACY.groups.ways;
  return [
    ...CABINS.map((cabin) => ({ name: nothing[cabin], ...nothingGiven[cabin] })),
    { name: exact, ...exactTypeGiven.economy },
    { name: flightyco2, ...flightyco2sWay.economy },
    { name: desnz, ...desnzFactors.economy },
  ];
}

function limitText({ fuelByType, fuelByRoute }: AccuracyFigures): string {
  return fill(ACCURACY.limits.text, {
    types: fuelByType.types,
    byType: percent(fuelByType.medianAbsoluteError, 1),
    carrierRoutes: fuelByRoute.carrierRoutes,
    byRoute: shareOf(fuelByRoute.medianAbsoluteError, 1),
  });
}

function shareOf([value]: Interval, decimals = 0): string {
  return percent(value ?? Number.NaN, decimals);
}

/** Whose figures a chart shows, below it. */
function SourceLine() {
  return (
    <Box css={{ '& p': { fontSize: 'xs', color: 'fg.muted' }, '& a': { color: 'inherit' } }}>
      <RichParagraph
        content={[
          ...ACCURACY.source,
          fill(ACCURACY.ours, { engine: figures.engineVersion, dated: formatDateLong(figures.tablesDated) }),
        ]}
      />
    </Box>
  );
}

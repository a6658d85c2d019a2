import { chakra } from '@chakra-ui/react';
import { figures } from 'virtual:accuracy';
import { DocumentHead } from '../../components/document-head.tsx';
import { PageColumn, Section } from '../../components/page-column.tsx';
import { RichParagraph } from '../../components/rich-paragraph.tsx';
import { Heading, Text } from '../../components/typography.tsx';
import { ACCURACY } from '../../content/accuracy.ts';
import { FlightsTable, GroupsTable } from './accuracy-tables.tsx';
import { longDate, percent } from './figure-words.ts';
import { worstFirst, type AccuracyFigures } from './figures.ts';
import { GroupChart, type Group } from './group-chart.tsx';
import { Scatter } from './scatter.tsx';
import { WorstList } from './worst-list.tsx';

const WORST = 10;

const Answer = chakra('p', {
  base: { maxWidth: '34em', fontSize: 'xl', lineHeight: '1.4', letterSpacing: '-0.01em', textWrap: 'pretty' },
});
const Source = chakra('div', { base: { '& p': { fontSize: 'xs', color: 'fg.muted' }, '& a': { color: 'inherit' } } });

/** How near the open engine comes to published figures: pictures first, the numbers behind them. */
export function AccuracyPage() {
  const flights = worstFirst(figures.flights);
  const groups = groupsOf(figures);
  const { scatter, worst, limits } = ACCURACY;
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
        <Heading size="h3">{scatter.heading}</Heading>
        <Text>{scatter.introduction}</Text>
        <Scatter flights={flights} />
        <SourceLine />
        <FlightsTable flights={flights} />
      </Section>
      <Section>
        <Heading size="h3">{ACCURACY.groups.heading}</Heading>
        <Text>{ACCURACY.groups.introduction}</Text>
        <GroupChart groups={groups} />
        {ACCURACY.groups.notes.map((note) => (
          <Text key={note} size="small" tone="muted">
            {note}
          </Text>
        ))}
        <SourceLine />
        <GroupsTable groups={groups} />
      </Section>
      <Section>
        <Heading size="h3">{worst.heading}</Heading>
        <Text>{worst.introduction}</Text>
        <WorstList flights={flights.slice(0, WORST)} />
        <SourceLine />
      </Section>
      <Section>
        <Heading size="h3">{limits.heading}</Heading>
        {limitTexts(figures).map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </Section>
    </PageColumn>
  );
}

/** The page in three sentences. */
function answerText({ economyLegs, economyLegsWithoutAircraft, rangeCoverage, flights }: AccuracyFigures): string {
  const { medianAbsoluteError, within10Percent } = economyLegs.all;
  return (
    `On ${flights.length} published flights, half of our figures are within ${percent(medianAbsoluteError[0], 1)} of Google’s, and ${percent(within10Percent[0])} are within 10 %. ` +
    `Asked without the aircraft, half are within ${percent(economyLegsWithoutAircraft.medianAbsoluteError[0], 1)}. ` +
    `Our ranges hold ${percent(rangeCoverage[0])} of the published figures.`
  );
}

function groupsOf({
  economyLegs,
  economyLegsWithoutAircraft,
  economyLegsByFlightyco2sWay,
}: AccuracyFigures): readonly Group[] {
  const { names } = ACCURACY.groups;
  return [
    ...(['all', 'exact', 'family', 'none', 'narrow', 'wide'] as const).map((key) => ({
      name: names[key],
      figures: economyLegs[key],
    })),
    { name: names.asked, figures: economyLegsWithoutAircraft },
    { name: names.simpler, figures: economyLegsByFlightyco2sWay.all },
  ];
}

function limitTexts({ flights, legsTouchingUs, fuelTables }: AccuracyFigures): readonly string[] {
  return [
    `${flights.length} flights are few. Most are of large airlines, and ${legsTouchingUs} touch the US, where public traffic data are best: expect more error elsewhere.`,
    `Both figures are estimates. They share the fuel tables of the European Environment Agency (EMEP/EEA guidebook 2023), so this comparison cannot show where those tables are wrong. Beside the fuel that US carriers reported (US BTS Form 41, 2023 to 2025), the tables of ${fuelTables.types} aircraft types differ by ${percent(fuelTables.medianAbsoluteError, 1)} in the median. The ranges count with it.`,
  ];
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

import { Link } from '@chakra-ui/react';
import { versions } from 'virtual:figure-changes';
import { formatWhole } from '@tim/format';
import { fill } from '@tim/languages';
import { addressOf } from '../../config/pages.ts';
import { DocumentHead } from '../../shared/ui/document-head.tsx';
import { PageColumn, Section } from '../../shared/ui/page-column.tsx';
import { Behind, PlainTable } from '../../shared/ui/plain-table.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import {
  airlineText,
  changedOfText,
  changeText,
  headingText,
  reasonText,
  routeText,
  summaryText,
} from './change-words.ts';
import type { VersionChanges } from './figures.ts';
import { CHANGES } from './texts.ts';
import { JOIN } from '../../shared/join.ts';

/** Rows shown before all of them. */
const MOST = 10;

/** What each version of the engine changed in its figures. */
export function ChangesPage() {
  const { feed } = CHANGES;
  return (
    <PageColumn width="wide">
      <DocumentHead title={CHANGES.title} description={CHANGES.description} />
      <link rel="alternate" type="application/atom+xml" title={CHANGES.title} href={addressOf(feed.href)} />
      <Section>
        <Heading as="h1" size="h1">
          {CHANGES.title}
        </Heading>
        <Text>{CHANGES.introduction}</Text>
        <Text>{JOIN.sentences([CHANGES.again, CHANGES.since])}</Text>
        <Text>
          {feed.text}
          {JOIN.space}
          <Link href={addressOf(feed.href)}>{feed.name}</Link>
        </Text>
      </Section>
      {versions.map((changes) => (
        <VersionSection key={changes.version} changes={changes} />
      ))}
    </PageColumn>
  );
}

function VersionSection({ changes }: { readonly changes: VersionChanges }) {
  const { version, carriers, routes } = changes;
  return (
    <Section id={`v${version}`}>
      <Heading size="h3">{headingText(changes)}</Heading>
      <Text>{summaryText(changes)}</Text>
      <Text>{reasonText(changes)}</Text>
      <Part
        version={version}
        most={CHANGES.carriers.most}
        all={fill(CHANGES.carriers.all, { count: formatWhole(carriers.length) })}
        columns={CHANGES.carriers.columns}
        rows={carriers.map((row) => [
          airlineText(row),
          changedOfText(row),
          changeText(row.meanPercent),
          changeText(row.largestPercent),
        ])}
      />
      <Part
        version={version}
        most={CHANGES.routes.most}
        all={fill(CHANGES.routes.all, { count: formatWhole(routes.length) })}
        columns={CHANGES.routes.columns}
        rows={routes.map((row): [string, ...string[]] => [
          routeText(row),
          airlineText(row),
          changeText(row.largestPercent),
        ])}
      />
      <Text>
        <Link href={`/figure-changes/${version}.csv`}>{fill(CHANGES.rows, { version })}</Link>
      </Text>
    </Section>
  );
}

type PartProps = {
  readonly version: string;
  readonly most: string;
  readonly all: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [string, ...string[]])[];
};

/** The first rows, and all of them behind. The tables' names are of the version: the page has those of several. */
function Part({ version, most, all, columns, rows }: PartProps) {
  if (rows.length === 0) return null;
  return (
    <div>
      <Heading as="h3" size="h4">
        {most}
      </Heading>
      <PlainTable name={`${most} (${version})`} columns={columns} rows={rows.slice(0, MOST)} />
      {rows.length > MOST && (
        <Behind>
          <summary>{all}</summary>
          <PlainTable name={`${all} (${version})`} columns={columns} rows={rows} />
        </Behind>
      )}
    </div>
  );
}

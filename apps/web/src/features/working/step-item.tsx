import { Accordion, Box, Grid, Link, Strong } from '@chakra-ui/react';
import type { WorkingStep } from '@tim/messages';
import { JOIN } from '../../shared/join.ts';
import { addressOf, PAGES } from '../../config/pages.ts';
import { WORKING } from './texts.ts';
import { ExternalLink } from '../../shared/ui/external-link.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import { calculationOf } from './calculation.ts';
import { QuantityList } from './quantity-list.tsx';
import { routeTable, withoutRoutes } from './route-rows.ts';
import { RouteList } from './route-list.tsx';
import { explanationOf, placeOf } from './step-explanation.ts';

/** Of a step's line: its name, and beside it, on a phone below, its numbers. */
const NAME_AND_NUMBERS = { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' };

/** One step: a line with its numbers, and on request its formula and where every number came from. */
export function StepItem({ step, number }: { readonly step: WorkingStep; readonly number: number }) {
  const { key, name, formula, inputs, results } = step;
  const explanation = explanationOf(key);
  const { how, result } = calculationOf(step);
  const routes = routeTable(step);
  return (
    <Accordion.Item asChild value={key}>
      <li>
        <Accordion.ItemTrigger minHeight="target" alignItems="baseline" _hover={{ bg: 'bg.subtle' }}>
          <Grid as="span" flexGrow="1" templateColumns={NAME_AND_NUMBERS} columnGap="4" alignItems="baseline">
            <span>
              {number}. {name}
            </span>
            <Box
              as="span"
              textAlign={{ base: 'start', md: 'end' }}
              fontWeight="normal"
              fontVariantNumeric="tabular-nums"
              color="fg.muted"
            >
              {how && `${how} = `}
              {/* Kept whole where a line can hold it; of several lines, the first stands beside the name. */}
              <Strong display="inline-block" verticalAlign="top" color="fg" fontWeight="medium">
                {result}
              </Strong>
            </Box>
          </Grid>
          <Accordion.ItemIndicator />
        </Accordion.ItemTrigger>
        <Accordion.ItemContent>
          <Accordion.ItemBody display="flex" flexDirection="column" gap="3" pt="1">
            {explanation && <Text size="small">{explanation.text}</Text>}
            {formula && (
              <Box as="p" px="3" py="2" fontSize="sm" bg="bg.subtle" borderRadius="sm" overflowWrap="anywhere">
                {JOIN.labelled(WORKING.formula, formula)}
              </Box>
            )}
            <QuantityList quantities={withoutRoutes(inputs)} />
            {routes && <RouteList table={routes} label={name} />}
            <QuantityList quantities={withoutRoutes(results)} isResult />
            <StepSources step={step} />
          </Accordion.ItemBody>
        </Accordion.ItemContent>
      </li>
    </Accordion.Item>
  );
}

/** Where the step is said in full: here, and by those who published it. */
function StepSources({ step: { key, source } }: { readonly step: WorkingStep }) {
  const place = placeOf(key);
  return (
    <Text size="small" tone="muted">
      {place && (
        <>
          <Link href={`${addressOf(PAGES.methodology)}#section-${place.section}`}>
            {WORKING.section}
            {JOIN.space}
            {place.section}
          </Link>
          {JOIN.sentences([JOIN.stop, ''])}
        </>
      )}
      {source && (
        <>
          {WORKING.source}
          {JOIN.space}
          {/* Names of documents; what is said of them is in the page's language. */}
          <span translate="no">{source}</span>
          {JOIN.sentences([JOIN.stop, ''])}
        </>
      )}
      {place?.published && <ExternalLink href={place.published}>{WORKING.published}</ExternalLink>}
    </Text>
  );
}

import { Button, Flex, Grid, Skeleton, Span, Stack } from '@chakra-ui/react';
import { formatNumber, withUnit } from '@tim/format';
import {
  formatItinerary,
  formatMarketItinerary,
  TRIP_CABINS,
  type Trip,
  type TripCabin,
  type TripLeg,
} from '@tim/itinerary';
import { fill } from '@tim/languages';
import { dateToYyyymmdd, type CalendarDate } from '@tim/notation';
import { useId, useState } from 'react';
import { JOIN } from '../../shared/join.ts';
import { CABIN_NAMES } from '../../shared/cabin-names.ts';
import { CONTRAILS } from '../../shared/texts.ts';
import { passedDay, type PassedDay } from '../../shared/form/passed-day.ts';
import { PassedNotice } from '../../shared/form/passed-notice.tsx';
import { Select } from '../../shared/form/select.tsx';
import { contrailsRowLabel } from '../../shared/contrails-row.ts';
import { failureText } from '../no-answer/failure-text.ts';
import type { NameOf } from '../../shared/named-words.ts';
import { HEADLINE } from '../headline/texts.ts';
import { OutcomeView } from '../../shared/ui/outcome-view.tsx';
import { RangeBar } from '../../shared/ui/range-bar.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { TRIP } from './texts.ts';
import { ConnectionList } from './connection-list.tsx';
import type { LegAnswer, LegFigure } from './leg-answer.ts';
import { LegEditor } from './leg-editor.tsx';
import type { OptionsSlot } from './options-slot.ts';
import { resultPath } from '../../config/pages.ts';
import { legDescription } from './leg-words.ts';
import { legName } from './trip-shape.ts';
import { legQuestionOf } from './trip-address.ts';
import { betweenText, peopleText, roundedFigure } from './trip-words.ts';

type LegItemProps = {
  readonly leg: TripLeg;
  /** Who fly it. */
  readonly party: Trip;
  /** What the answers call the trip's places. */
  readonly nameOf: NameOf;
  readonly answer: LegAnswer;
  /** The one that goes on where this one ends. */
  readonly onward: TripLeg | undefined;
  /** The two legs that it is one of, "MAN to BKK", where one airline may fly both. */
  readonly connection: string | undefined;
  /** Where the axis of all legs ends [kg]. */
  readonly endKg: number;
  readonly today: CalendarDate;
  readonly onChange: (leg: TripLeg, isStep: boolean) => void;
  /** The trip's address with other legs in the place of this one, or of so many from this one on. */
  readonly addressWith: (legs: readonly TripLeg[], count?: number) => string;
  /** To be told which of them the visitor follows. */
  readonly onFollow: (address: string) => void;
  readonly LegOptions: OptionsSlot;
};

/** One leg: what it is, its figure, and what can be said of it more exactly. */
// oxlint-disable-next-line max-lines-per-function -- one part of the page, from top to bottom
export function LegItem({
  leg,
  party,
  nameOf,
  answer,
  endKg,
  today,
  onChange,
  addressWith,
  onFollow,
  ...around
}: LegItemProps) {
  const { onward, connection, LegOptions } = around;
  const name = legName(leg, nameOf);
  const editorId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isFlight = leg.operatingCarrierCode !== '' || leg.flightNumber !== '';
  const editText = isOpen ? TRIP.closeFlight : isFlight ? TRIP.changeFlight : TRIP.nameFlight;
  const passed = passedDay(leg.departureDate, today);
  const addressAgain = ({ again }: PassedDay) => addressWith([{ ...leg, departureDate: dateToYyyymmdd(again) }]);
  const change = (changed: TripLeg) => {
    setIsOpen(false);
    onChange(changed, true);
  };
  return (
    <Stack as="li" gap="1" py="4" borderBottom="1px solid {colors.border}" _print={{ py: '1', breakInside: 'avoid' }}>
      <Grid templateColumns="minmax(0, 1fr) auto" alignItems="baseline" columnGap="4">
        <Heading as="h4" size="h4">
          {name}
        </Heading>
        {answer.kind === 'result' && (
          <Span fontSize="lg" fontWeight="medium" fontVariantNumeric="tabular-nums">
            {withUnit(formatNumber(answer.response.kg, 1), 'kg')}
          </Span>
        )}
        {
          // Its lower edge is the baseline of the name beside it, as the figure's is.
          answer.kind === 'loading' && <Skeleton height="1.3rem" width="5rem" mb="0.5rem" />
        }
      </Grid>
      <OutcomeView
        of={answer}
        loading={
          // As high as the figure that is to come, so that nothing below moves.
          <Skeleton height={connection === undefined ? '7.45rem' : '8.8rem'} aria-hidden="true" />
        }
        renderFailed={(code) => <Text>{failureText(code)}</Text>}
        renderEmpty={({ sentences }) => sentences.map((sentence) => <Text key={sentence}>{sentence}</Text>)}
      >
        {(figure) => (
          <Figure leg={leg} party={party} nameOf={nameOf} figure={figure} endKg={endKg} connection={connection} />
        )}
      </OutcomeView>
      {passed && (
        <PassedNotice
          passed={passed}
          flight={leg}
          to={addressAgain(passed)}
          onFollow={() => onFollow(addressAgain(passed))}
        />
      )}
      <Flex wrap="wrap" align="center" gap="2" mt="1" data-print="hide">
        {party.byCabin === undefined && (
          <Select
            // Beside the button on a phone too.
            flex="0 1 11rem"
            minWidth="8.5rem"
            aria-label={fill(TRIP.cabinOfLeg, { leg: name })}
            value={leg.cabin}
            onChange={({ currentTarget }) => onChange({ ...leg, cabin: currentTarget.value as TripCabin }, false)}
          >
            {TRIP_CABINS.map((cabin) => (
              <option key={cabin} value={cabin}>
                {CABIN_NAMES[cabin]}
              </option>
            ))}
          </Select>
        )}
        <Button
          type="button"
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={isOpen ? editorId : undefined}
          aria-label={JOIN.clauses([editText, name])}
          onClick={() => setIsOpen(!isOpen)}
        >
          {editText}
        </Button>
      </Flex>
      {onward && connection && (
        <ConnectionList
          leg={leg}
          onward={onward}
          connection={connection}
          question={legQuestionOf(party, leg)}
          addressWith={(legs) => addressWith(legs, 2)}
          onFollow={onFollow}
          LegOptions={LegOptions}
        />
      )}
      {isOpen && (
        <div id={editorId}>
          <LegEditor leg={leg} name={name} today={today} onChange={change} />
          <LegOptions
            entry={leg}
            headingAs="h5"
            cabin={leg.cabin}
            question={legQuestionOf(party, leg)}
            addressOf={(flights) => addressWith(flights.map((flight) => ({ ...flight, cabin: leg.cabin })))}
            onFollow={onFollow}
          />
        </div>
      )}
    </Stack>
  );
}

type FigureProps = Pick<LegItemProps, 'leg' | 'party' | 'nameOf' | 'endKg' | 'connection'> & {
  readonly figure: LegFigure;
};

function Figure({ leg, party, nameOf, figure, endKg, connection }: FigureProps) {
  const between = betweenText(roundedFigure(figure));
  const risk = figure.flight && contrailsRowLabel(figure.flight.contrailsImpactBucket);
  const question = legQuestionOf(party, leg);
  const working = figure.flight
    ? resultPath('flight', formatItinerary([leg]), question)
    : resultPath('route', formatMarketItinerary(leg), question);
  const whom = party.byCabin ? peopleText(party) : CABIN_NAMES[leg.cabin];
  return (
    <>
      <RangeBar kg={figure.kg} range={figure.range} endKg={endKg} />
      <Text size="small">
        {JOIN.sentences(
          [
            JOIN.clauses([whom, between].filter(Boolean)),
            risk ? JOIN.labelled(TRIP.contrails, CONTRAILS.inText[risk]) : '',
          ]
            .filter(Boolean)
            .map((text) => `${text}${JOIN.stop}`),
        )}
      </Text>
      {legDescription(leg, figure, nameOf, connection).map((line) => (
        <Text key={line} size="small" tone="muted">
          {line}
        </Text>
      ))}
      <Text size="small" py="1" data-print="hide">
        <TextLink to={working} aria-label={JOIN.clauses([HEADLINE.link, legName(leg, nameOf)])}>
          {HEADLINE.link}
        </TextLink>
      </Text>
    </>
  );
}

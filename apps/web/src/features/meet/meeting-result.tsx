import { Skeleton, Stack } from '@chakra-ui/react';
import { formatWhole } from '@tim/format';
import { andList, fill, OWN_LANGUAGE } from '@tim/languages';
import type { MeetingQuestion } from '@tim/meet';
import { useMemo, useState, type ReactNode, type RefObject } from 'react';
import { PAGES } from '../../config/pages.ts';
import { later } from '../../shared/ui/later.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import type { MeetingAnswer, MeetWork, ShownPlace } from '../../shared/compute/meet-types.ts';
import { JOIN } from '../../shared/join.ts';
import { ResultSection } from '../result/result-section.tsx';
import { HomesTable } from './homes-table.tsx';
import { KeepMeeting } from './keep-meeting.tsx';
import { differenceText, leadText, totalText, unreachedText } from './meeting-words.ts';
import { NearList } from './near-list.tsx';
import { OnlinePart } from './online-part.tsx';
import { RankedList } from './ranked-list.tsx';
import { MEET } from './texts.ts';

/** The ways to a place. It comes when there is an answer to draw; without it the page has everything else. */
const MeetingMap = later(async () => (await import('../../shared/map/route-map.tsx')).RouteMap, {
  coming: <Skeleton aria-hidden="true" width="full" aspectRatio="2" />,
  Failed: () => <Text tone="muted">{MEET.map.missing}</Text>,
});

/** More codes on a map than that hide each other. */
const MOST_NAMED = 12;

type MeetingResultProps = {
  readonly question: MeetingQuestion;
  readonly answer: MeetingAnswer;
  /** As it is asked for now: the answer may still be that of another share. */
  readonly onlinePercent: number;
  /** Takes the focus when the visitor asked for the answer. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly ask: () => MeetWork;
  readonly onShare: (percent: number) => void;
};

/** Where to meet: the place with the lowest total, those beside it, and what each home has to do with it. */
export function MeetingResult({ question, answer, onlinePercent, heading, ask, onShare }: MeetingResultProps) {
  const [first] = answer.places;
  const [chosen, setChosen] = useState<ShownPlace>();
  // A place of an answer that came before is none of this one.
  const shown = answer.places.find((place) => place.code === chosen?.code) ?? first;
  if (first === undefined || shown === undefined) {
    return (
      <Stack as="section" gap="2" aria-label={MEET.result.ranking}>
        <Heading ref={heading} tabIndex={-1} as="h2" size="h3">
          {MEET.result.none}
        </Heading>
        <Unreached answer={answer} isByLandLeftOut={question.isByLandLeftOut} />
      </Stack>
    );
  }
  const title = fill(MEET.result.heading, { place: first.name });
  return (
    <Stack as="section" minWidth="0" gap="2" aria-label={title}>
      <Heading ref={heading} tabIndex={-1} as="h2" size="h3">
        {title}
      </Heading>
      <Text fontSize="h2" fontWeight="light" lineHeight="1.15" letterSpacing="-0.02em">
        {first.grams === 0 ? MEET.result.nobodyFlies : fill(MEET.result.about, { kilograms: totalText(first) })}
      </Text>
      <Text size="lead">{leadText(question, first)}</Text>
      <Text>{differenceText(answer.places)}</Text>
      <Part heading={MEET.result.ranking}>
        <RankedList places={answer.places} shown={shown} onShow={setChosen} />
        <Unreached answer={answer} isByLandLeftOut={question.isByLandLeftOut} />
      </Part>
      <Part heading={fill(MEET.homes.heading, { place: shown.name })}>
        <WayMap place={shown} />
        <HomesTable question={question} place={shown} names={answer.names} />
        <Text size="small" tone="muted">
          {MEET.homes.note}
        </Text>
      </Part>
      <Part heading={fill(MEET.near.heading, { place: shown.name })}>
        <NearList place={shown} ask={ask} />
      </Part>
      <Part heading={MEET.online.heading}>
        <OnlinePart onlinePercent={onlinePercent} place={shown} names={answer.names} onShare={onShare} />
      </Part>
      <Part heading={MEET.range.heading}>
        <Text size="small">{MEET.range.text}</Text>
        <TextLink to={PAGES.methodology}>{MEET.range.method}</TextLink>
      </Part>
      <KeepMeeting ask={ask} />
    </Stack>
  );
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <ResultSection aria-label={heading}>
      <Heading as="h3" size="h3">
        {heading}
      </Heading>
      {children}
    </ResultSection>
  );
}

type UnreachedProps = Pick<MeetingResultProps, 'answer'> & Pick<MeetingQuestion, 'isByLandLeftOut'>;

/** Why places are not in the list. */
function Unreached({ answer: { considered, unreached, unconnected }, isByLandLeftOut }: UnreachedProps) {
  if (unreached === 0) return null;
  const homes = unconnected.map(({ name, places }) =>
    fill(MEET.result.homeWithPlaces, { home: name, places: formatWhole(places) }),
  );
  return (
    <Text size="small" tone="muted">
      {JOIN.sentences([
        unreachedText(unreached, considered),
        fill(MEET.result.unreachedFrom, { homes: andList(homes, OWN_LANGUAGE) }),
        ...(isByLandLeftOut ? [] : [MEET.result.unreachedByLand]),
      ])}
    </Text>
  );
}

/** From each home that flies to the place. */
function WayMap({ place }: { readonly place: ShownPlace }) {
  const legs = useMemo(
    () =>
      place.shares.flatMap(({ home, journey, online }) =>
        journey.kind === 'flight' && online < home.people ? [{ origin: home.code, destination: place.code }] : [],
      ),
    [place],
  );
  if (legs.length === 0) return null;
  const homes = legs.length > MOST_NAMED ? [] : legs.map(({ origin }) => origin);
  return (
    <MeetingMap
      legs={legs}
      named={[place.code, ...homes]}
      label={fill(MEET.map.label, { place: place.name })}
      caption={(kilometres) => fill(MEET.map.caption, { kilometres })}
    />
  );
}

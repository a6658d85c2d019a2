import { CABIN_CLASSES, type CabinClass } from '@tim/engine';
import { formatDateCard } from '@tim/format';
import { formatItinerary, formatMarketItinerary, toMarket, type ItineraryEntry, type Question } from '@tim/itinerary';
import { fill } from '@tim/languages';
import { addDays, dateToYyyymmdd, parseYyyymmdd } from '@tim/notation';
import { helperText } from '@tim/validation';
import { Grid } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { TypicalFigures } from '../../shared/api/answers.ts';
import { useEmissionsApi } from '../../shared/api/api-context.tsx';
import type { OptionFigures } from '../../shared/api/travel-options.ts';
import { responseOf } from '../../shared/api/outcome.ts';
import { useOperation } from '../../shared/api/use-operation.ts';
import { useFinder } from '../../shared/find/finder.tsx';
import { shortName } from '../../shared/find/short-name.ts';
import { usePlaceNames } from '../../shared/find/use-place-names.ts';
import { DateField } from '../../shared/form/date-field.tsx';
import { useSameAsBefore } from '../headline/same-as-before.ts';
import { failureText } from '../no-answer/failure-text.ts';
import { JOIN } from '../../shared/join.ts';
import { namedBy, type NameOf } from '../../shared/named-words.ts';
import type { FoldName } from '../result/open-folds.ts';
import { ResultSection } from '../result/result-section.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { useToday } from '../../shared/ui/use-today.ts';
import { OPTIONS } from './texts.ts';
import { firstFlightText, flightsOf, flightsText } from './option-words.ts';
import { resultPath, tripPath } from '../../config/pages.ts';
import { AirlineChoice, OneAirline } from './one-airline.tsx';
import { OldOptions } from './old-options.tsx';
import { OptionsList } from './options-list.tsx';
import { OptionsComing, OptionsFailed } from './options-state.tsx';
import { useListView } from './use-list-view.ts';

/** Of the list of everyone who flies a route: links lead there. */
const OPTIONS_ID = 'options';

/** The part of a flight's result that changes what its figure rests on. */
const WHAT_IF: FoldName = 'what-if';

/** A day on which a visitor who gave none may well fly. */
const USUAL_DAYS_AHEAD = 28;

type OptionsSectionProps = {
  /** Origin and destination, and the departure date where one is known. */
  readonly entry: ItineraryEntry;
  /** The airport to change at, where only such ways are wanted. */
  readonly through?: string;
  /** Within a leg of a trip the heading ranks lower. */
  readonly headingAs?: 'h2' | 'h5';
  /** The one that the page shows. */
  readonly cabin: CabinClass;
  /** Who fly, and whose flights are listed: all airlines' where it says nothing. */
  readonly question: Question;
  /** Where the flights of a way lead to; without it, to their figures: of two flights to their sum, which is a trip's. */
  readonly addressOf?: (flights: readonly ItineraryEntry[]) => string;
  readonly onFollow: (address: string) => void;
  /** The typical figure of the route, to be explained above and below the list. */
  readonly typical?: TypicalFigures;
  /** On the page of a route that has none: there is no list where no way is known, or it cannot be loaded. */
  readonly isWithoutTypical?: boolean;
};

/** Everyone who flies a route on a day. */
// oxlint-disable-next-line max-lines-per-function -- one part of the page, from top to bottom
export function OptionsSection({
  entry,
  through,
  headingAs = 'h2',
  cabin,
  question,
  addressOf = (flights) =>
    flights.length > 1
      ? tripPath(formatItinerary(flights), { ...question, cabin })
      : resultPath('flight', formatItinerary(flights), { ...question, cabin }),
  onFollow,
  typical,
  isWithoutTypical = false,
}: OptionsSectionProps) {
  const api = useEmissionsApi();
  const today = useToday();
  const [attempt, setAttempt] = useState(0);
  const isDay = (text: string) => helperText('departureDate', text, dateToYyyymmdd(today)) === undefined;
  const usualDate = dateToYyyymmdd(addDays(today, USUAL_DAYS_AHEAD));
  const [date, setDate] = useState(isDay(entry.departureDate) ? entry.departureDate : usualDate);
  const market = formatMarketItinerary(toMarket(entry));
  const [view, changeView] = useListView(through === undefined ? market : `${market} ${through}`);
  const { isWhole } = view;
  const day = isDay(date) ? parseYyyymmdd(date) : undefined;
  const state = useOperation(api.travelOptions, day && { market: toMarket(entry), departureDate: day }, attempt);
  const found = responseOf(state);
  const all = through === undefined ? found?.options : found?.options.filter(isThrough(through));
  const { airline } = question;
  const options = airline === '' ? all : all?.filter(isBy(airline));
  const addressOfWay = (option: OptionFigures, flightNumber?: number) => {
    const flights = flightsOf(option, date, flightNumber);
    return flights && addressOf(flights);
  };
  const direct = options?.find(
    (option) => option.legs.length === 1 && !option.missingCabins.includes(cabin) && addressOfWay(option) !== undefined,
  );
  const directAddress = direct && addressOfWay(direct);
  // Old entries are direct flights: none has a change at an airport.
  const oldOptions = through === undefined ? (found?.oldOptions ?? []) : [];
  // Who reads the whole list wants the airports' own names, and so does who reads of other airports of the same city; the first rows have
  // the cities that the answer names.
  const wantsAirports = isWhole || (options ?? []).some(({ otherAirports }) => otherAirports.length > 0);
  const { load } = useFinder();
  useEffect(() => {
    if (wantsAirports) load();
  }, [wantsAirports, load]);
  const sameDay = parseYyyymmdd(useSameAsBefore(market, date, options && shownFigures(options)) ?? '');
  const section = useArrivalAt(through === undefined ? OPTIONS_ID : undefined, found !== undefined);
  const finderNameOf = usePlaceNames(shortName);
  // Rows that are read already do not change when the index comes for something else.
  const nameOf: NameOf = (code) => (wantsAirports ? finderNameOf(code) : undefined) ?? found?.placeNames[code];
  const named = namedBy(nameOf);
  const heading =
    through === undefined
      ? OPTIONS.heading
      : fill(OPTIONS.throughHeading, {
          origin: named(entry.origin),
          destination: named(entry.destination),
          airport: named(through),
        });
  if (isWithoutTypical && !all?.length) return null;
  return (
    <ResultSection
      ref={section}
      id={through === undefined ? OPTIONS_ID : undefined}
      tabIndex={-1}
      aria-label={heading}
      data-print="hide"
    >
      <Heading as={headingAs} size={headingAs === 'h2' ? 'h3' : 'h4'}>
        {heading}
      </Heading>
      {isWithoutTypical && <Text>{OPTIONS.withoutTypical}</Text>}
      {(isWhole || all?.length === 0) && (
        <Grid gap="4" templateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))" data-print="hide">
          <DateField
            name="optionsDate"
            label={OPTIONS.date}
            value={date}
            onChange={setDate}
            helperText={day ? undefined : OPTIONS.dateHelp}
            isInvalid={!day}
            today={today}
          />
          {typical && <AirlineChoice airline={airline} />}
        </Grid>
      )}
      {state.kind === 'loading' && <OptionsComing />}
      {(state.kind === 'failed' || state.kind === 'empty') && (
        <OptionsFailed
          reason={state.kind === 'failed' ? failureText(state.code) : ''}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
      {sameDay && (
        <Text size="small" role="status">
          {fill(OPTIONS.sameFigures, { day: formatDateCard(sameDay) })}
        </Text>
      )}
      {airline !== '' && all && (
        <OneAirline code={airline} options={options ?? []} isBelowFigure={typical !== undefined} />
      )}
      {all?.length === 0 && <Text>{OPTIONS.none}</Text>}
      {all !== undefined && all.length > 0 && isDirectMissing(all, typical) && <Text>{OPTIONS.noDirect}</Text>}
      {options && options.length > 0 && (
        <>
          <OptionsList
            key={market}
            options={options}
            known={all ?? options}
            ends={entry}
            cabin={cabin}
            day={day && formatDateCard(day)}
            view={view}
            onView={(change) => {
              changeView(change);
              // The button that was pressed goes, and what the list can be sorted by stands above the first row.
              if (change.isWhole) {
                section.current?.focus({ preventScroll: true });
                section.current?.scrollIntoView();
              }
            }}
            nameOf={nameOf}
            addressOf={addressOfWay}
            requested={requestedFlight(entry)}
            onFollow={onFollow}
          />
          {typical && direct && directAddress !== undefined && (
            <TextLink alignSelf="flex-start" to={`${directAddress}#${WHAT_IF}`}>
              {fill(OPTIONS.whatIf, { flight: firstFlightText(direct) })}
            </TextLink>
          )}
          {isWhole && typical && (
            <Text size="small" tone="muted" mt="2">
              {JOIN.sentences([OPTIONS.typical, ...(typical.answeredMarkets.length > 0 ? [OPTIONS.cities] : [])])}
            </Text>
          )}
          {isWhole && (
            <Text size="small" tone="muted">
              {OPTIONS.howCompared}
            </Text>
          )}
        </>
      )}
      {oldOptions.length > 0 && (isWhole || options?.length === 0) && (
        <OldOptions options={oldOptions} nameOf={nameOf} />
      )}
    </ResultSection>
  );
}

/** Brings whoever's address ends with the list's name there: it comes after the browser looked for it, and grows once more. */
function useArrivalAt(id: string | undefined, isWhole: boolean) {
  const { hash, key } = useLocation();
  // Of the section: Chakra's types take it for a `div`.
  const section = useRef<HTMLDivElement>(null);
  const arrivedBy = useRef<string>(undefined);
  useEffect(() => {
    if (arrivedBy.current === key || hash !== `#${id}`) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
    if (isWhole) arrivedBy.current = key;
  }, [hash, key, id, isWhole]);
  return section;
}

/** The flight of an entry that names one. */
function requestedFlight({ operatingCarrierCode, flightNumber }: ItineraryEntry) {
  return flightNumber === '' ? undefined : { carrierCode: operatingCarrierCode, flightNumber: Number(flightNumber) };
}

/** Who is listed and with which kilograms, as the list shows them. */
function shownFigures(options: readonly OptionFigures[]): string {
  return options
    .map((option) =>
      [flightsText(option), ...CABIN_CLASSES.map((cabin) => Math.round(option.wellToWakeKg[cabin] ?? 0))].join(),
    )
    .join(' ');
}

/** Whether the figure above is of direct flights, and none is in the list: they are not flown then. */
const isDirectMissing = (all: readonly OptionFigures[], typical: TypicalFigures | undefined) =>
  typical?.direct !== undefined && all.every(({ legs }) => legs.length > 1);

const isThrough =
  (airport: string) =>
  ({ legs }: OptionFigures) =>
    legs.length === 2 && legs[0]?.destination === airport;

const isBy =
  (airline: string) =>
  ({ legs }: OptionFigures) =>
    legs.every(({ carrierCode }) => carrierCode === airline);

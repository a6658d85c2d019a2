import { formatDateCard } from '@tim/format';
import { formatMarketItinerary, MOST_PEOPLE, type ItineraryEntry } from '@tim/itinerary';
import { fill, fillCount, joined, OWN_MANNER } from '@tim/languages';
import { useLocation } from 'react-router-dom';
import { valueToShownDate } from '../../shared/form/date-text.ts';
import { passedDay } from '../../shared/form/passed-day.ts';
import { PassedNotice } from '../../shared/form/passed-notice.tsx';
import { Alert } from '../../shared/ui/alert.tsx';
import { CALCULATOR } from './texts.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { tripPath } from '../../config/pages.ts';
import { addressAgain, furtherAirports, type CalculatorMode } from './calculator-address.ts';
import type { Calculator } from './use-calculator.ts';
import { JOIN } from '../../shared/join.ts';

type AddressNoticesProps = { readonly mode: CalculatorMode; readonly calculator: Calculator };

/** What of the address is not looked up as it is written. */
export function AddressNotices({ mode, calculator }: AddressNoticesProps) {
  const { entries, impossibleDates, today, question, questionProblems } = calculator;
  const { search } = useLocation();
  const [entry] = entries.length === 1 ? entries : [];
  const further = mode === 'route' && entry ? furtherAirports(entry) : [];
  const passed = mode === 'flight' && entry ? passedDay(entry.departureDate, today) : undefined;
  const usesDates = mode === 'flight' || entries.length > 1;
  return (
    <>
      {usesDates && impossibleDates.length > 0 && (
        <Alert>
          {fill(CALCULATOR.impossibleDates, {
            dates: JOIN.clauses([...new Set(impossibleDates)].map((date) => valueToShownDate(date))),
            today: formatDateCard(today),
          })}
        </Alert>
      )}
      {questionProblems.length > 0 && (
        <Alert>
          {questionProblems.map(({ parameter, written }) => (
            <p key={parameter}>{fill(CALCULATOR.questionProblem[parameter], { written, most: MOST_PEOPLE })}</p>
          ))}
        </Alert>
      )}
      {entry && passed && <PassedNotice passed={passed} flight={entry} to={addressAgain(search, entry, passed)} />}
      {entry && further.length > 0 && (
        <Alert>
          {furtherText(entry, further)}
          {JOIN.space}
          <TextLink to={tripPath([formatMarketItinerary(entry), ...further].join('-'), question)}>
            {CALCULATOR.tripFromChain}
          </TextLink>
        </Alert>
      )}
    </>
  );
}

/** Airports of the address that are neither end of the route. */
function furtherText({ origin, destination }: ItineraryEntry, further: readonly string[]): string {
  const { next, last } = CALCULATOR.furtherList;
  const values = { count: further.length, origin, destination, further: joined(next, further, last) };
  return fillCount(CALCULATOR.furtherAirports, values, OWN_MANNER);
}

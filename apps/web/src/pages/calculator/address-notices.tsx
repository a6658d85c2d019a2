import { formatDateCard } from '@tim/format';
import { formatMarketItinerary, type ItineraryEntry } from '@tim/itinerary';
import type { CalendarDate } from '@tim/notation';
import { valueToShownDate } from '../../components/form/date-text.ts';
import { Alert } from '../../components/results/alert.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { TRIP_LINKS, tripPath } from '../../content/trip-links.ts';
import { furtherAirports, type CalculatorMode } from './calculator-address.ts';

type AddressNoticesProps = {
  readonly mode: CalculatorMode;
  readonly entries: readonly ItineraryEntry[];
  /** Eight digits each. */
  readonly impossibleDates: readonly string[];
  readonly today: CalendarDate;
};

/** What of the address is not looked up as it is written. */
export function AddressNotices({ mode, entries, impossibleDates, today }: AddressNoticesProps) {
  const [entry] = entries.length === 1 ? entries : [];
  const further = mode === 'route' && entry ? furtherAirports(entry) : [];
  const usesDates = mode === 'flight' || entries.length > 1;
  return (
    <>
      {usesDates && impossibleDates.length > 0 && (
        <Alert>
          {`${[...new Set(impossibleDates)].map(valueToShownDate).join(', ')} in the address is not in the calendar. ` +
            `Today, ${formatDateCard(today)}, was used instead.`}
        </Alert>
      )}
      {entry && further.length > 0 && (
        <Alert>
          {`The address names more airports than the two of a route. This is ${entry.origin} to ${entry.destination}; ` +
            `${further.join(', ')} ${further.length === 1 ? 'is' : 'are'} left out. `}
          <TextLink to={tripPath([formatMarketItinerary(entry), ...further].join('-'))}>
            {TRIP_LINKS.fromChain}
          </TextLink>
        </Alert>
      )}
    </>
  );
}

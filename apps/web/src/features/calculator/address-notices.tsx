import { formatDateCard } from '@tim/format';
import { formatMarketItinerary, type ItineraryEntry } from '@tim/itinerary';
import type { CalendarDate } from '@tim/notation';
import { valueToShownDate } from '../../shared/form/date-text.ts';
import { Alert } from '../../shared/ui/alert.tsx';
import { CALCULATOR } from './texts.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { tripPath } from '../../config/pages.ts';
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
          {CALCULATOR.impossibleDates(
            [...new Set(impossibleDates)].map(valueToShownDate).join(', '),
            formatDateCard(today),
          )}
        </Alert>
      )}
      {entry && further.length > 0 && (
        <Alert>
          {CALCULATOR.furtherAirports(entry.origin, entry.destination, further)}{' '}
          <TextLink to={tripPath([formatMarketItinerary(entry), ...further].join('-'))}>
            {CALCULATOR.tripFromChain}
          </TextLink>
        </Alert>
      )}
    </>
  );
}

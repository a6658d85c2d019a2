import { formatItinerary, type ItineraryEntry } from '@tim/itinerary';
import { fill } from '@tim/languages';
import { useLocation } from 'react-router-dom';
import { resultPath } from '../../config/pages.ts';
import { useListedRoutes } from '../../shared/find/use-listed-routes.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { questionInAddress } from '../question/question-address.ts';
import { HEADLINE } from './texts.ts';

type ListedElsewhereProps = {
  /** A flight whose number is not known on its route. */
  readonly entry: ItineraryEntry;
  /** To be told which address the visitor follows. */
  readonly onFollow: (address: string) => void;
};

/** The same flight on each route that its number is listed on. */
export function ListedElsewhere({ entry, onFollow }: ListedElsewhereProps) {
  const { search } = useLocation();
  const { operatingCarrierCode, flightNumber } = entry;
  return useListedRoutes(operatingCarrierCode, flightNumber, true).map(({ origin, destination, from, to }) => {
    const flight = formatItinerary([{ ...entry, origin, destination }]);
    const address = resultPath('flight', flight, questionInAddress(search).question);
    return (
      <TextLink key={flight} to={address} onClick={() => onFollow(address)} alignSelf="flex-start" data-print="hide">
        {fill(HEADLINE.listedElsewhere, { from, to })}
      </TextLink>
    );
  });
}

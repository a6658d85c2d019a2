import type { NumberListing } from '@tim/estimator';
import { fill, fillCount, joined, type Manner } from '@tim/languages';
import { monthText } from './dates.ts';
import type { Messages } from './messages/en.ts';
import { named, type Parts } from './parts.ts';
import type { Words } from './words.ts';

type Listing = Messages['numberListing'];

/** Routes that are named; a number that is reused has dozens. */
const MOST_ROUTES = 4;

export const numberListingWords =
  (messages: Listing, parts: Parts, manner: Manner): Words['numberListing'] =>
  ({ numberListing }, nameOf = () => undefined) => {
    const place = (code: string) => named({ code, name: nameOf(code) ?? code }, parts);
    const { otherRoutes = [], isCarrierInDoubt } = numberListing;
    const routes = joined(
      parts.list,
      otherRoutes
        .slice(0, MOST_ROUTES)
        .map(({ origin, destination }) =>
          fill(messages.route, { origin: place(origin), destination: place(destination) }),
        ),
    );
    const count = otherRoutes.length - MOST_ROUTES;
    return joined(parts.sentences, [
      entryText(messages, numberListing, manner),
      count > 0
        ? fillCount(messages.listedAndMore, { routes, count }, manner)
        : routes && fill(messages.listed, { routes }),
      isCarrierInDoubt ? messages.carrierInDoubt : '',
    ]);
  };

function entryText(messages: Listing, { lastEntered, entriesKnownFrom }: NumberListing, manner: Manner): string {
  // Without the network pack nothing is known of the list.
  if (entriesKnownFrom === '') return '';
  if (lastEntered === undefined) return messages.notListed;
  return fill(lastEntered ? messages.enteredIn : messages.enteredBefore, {
    month: monthText(lastEntered || entriesKnownFrom, manner),
  });
}

import type { MessagesOf } from '@tim/languages';
import type { NUMBER_LISTING as English } from '../en/number-listing.ts';

export const NUMBER_LISTING: MessagesOf<typeof English> = {
  notListed: 'Nicht in der Liste der Flüge auf dieser Strecke.',
  enteredIn: 'Zuletzt im {month} in die Liste der Flüge eingetragen.',
  enteredBefore: 'Zuletzt vor {month} in die Liste der Flüge eingetragen.',
  route: '{origin} nach {destination}',
  listed: 'Verzeichnet von {routes}.',
  listedAndMore: {
    one: 'Verzeichnet von {routes} und auf einer weiteren Strecke.',
    other: 'Verzeichnet von {routes} und auf {count} weiteren Strecken.',
  },
  carrierInDoubt: 'Ob die Fluggesellschaft heute Fluggäste befördert, ist nicht bekannt.',
};

import type { MessagesOf } from '@tim/languages';
import type { NOT_FOR_PASSENGERS as English } from '../en/not-for-passengers.ts';

export const NOT_FOR_PASSENGERS: MessagesOf<typeof English> = {
  carriesFreight: {
    carrier: '{holderName} befördert Fracht, keine Fluggäste.',
    number:
      'Unter der Nummer {value} von {holderName} fliegen keine Fluggäste: Sie steht für Frachtflüge oder für Überführungen leerer Flugzeuge.',
    route: 'Alle bekannten Flüge von {holderName} auf dieser Strecke sind ohne Fluggäste.',
  },
  noLongerFlies: {
    carrier: {
      undated: '{holderName} hat keine Flüge mehr unter diesem Code.',
      since: '{holderName} hat seit {since} keine Flüge mehr unter diesem Code.',
    },
    route: {
      undated: '{holderName} fliegt diese Strecke nicht mehr.',
      since: '{holderName} fliegt diese Strecke seit {since} nicht mehr.',
    },
  },
  soldUnderAnotherCode: {
    number:
      '{holderName} fliegt die Nummer {value} nicht selbst, sondern verkauft darunter den Flug einer anderen Fluggesellschaft. Bitte fragen Sie nach deren eigener Nummer.',
    route:
      'Alle bekannten Flüge von {holderName} auf dieser Strecke sind Flüge anderer Fluggesellschaften. Bitte fragen Sie nach der Nummer der ausführenden Fluggesellschaft.',
  },
  routeClosed: {
    undated: 'Diese Strecke ist für {holderName} gesperrt.',
    since: 'Diese Strecke ist seit {since} für {holderName} gesperrt.',
  },
  airportClosed: {
    undated: '{airport} ist für Fluggäste geschlossen.',
    since: '{airport} ist seit {since} für Fluggäste geschlossen.',
  },
  movedTo: {
    carrier: 'Sie gingen an {successors} über.',
    route: 'Diese Flüge gingen an {successors} über.',
    airport: 'Nachfolger: {successors}.',
  },
  figureOfOtherAirports: 'Der Wert gilt für andere Flughäfen dieser Stadt oder in der Nähe.',
  year: '{year}',
};

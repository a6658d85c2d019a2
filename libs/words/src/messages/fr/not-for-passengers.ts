import type { MessagesOf } from '@tim/languages';
import type { NOT_FOR_PASSENGERS as English } from '../en/not-for-passengers.ts';

export const NOT_FOR_PASSENGERS: MessagesOf<typeof English> = {
  carriesFreight: {
    carrier: '{holderName} transporte du fret, pas de passagers.',
    number: 'Le numéro {value} ({holderName}) est celui de vols sans passagers : vols de fret ou vols de convoyage.',
    route: 'Tous les vols {holderName} connus sur cette liaison sont sans passagers.',
  },
  noLongerFlies: {
    carrier: {
      undated: '{holderName} n’a plus de vols sous ce code.',
      since: '{holderName} n’a plus de vols sous ce code depuis {since}.',
    },
    route: {
      undated: '{holderName} n’assure plus cette liaison.',
      since: '{holderName} n’assure plus cette liaison depuis {since}.',
    },
  },
  soldUnderAnotherCode: {
    number:
      '{holderName} n’assure pas le numéro {value} : elle vend sous ce numéro le vol d’une autre compagnie. Indiquez le numéro de celle-ci.',
    route:
      'Tous les vols {holderName} connus sur cette liaison sont ceux d’autres compagnies. Indiquez le numéro de la compagnie qui assure le vol.',
  },
  routeClosed: {
    undated: 'Cette liaison est fermée à {holderName}.',
    since: 'Cette liaison est fermée à {holderName} depuis {since}.',
  },
  airportClosed: {
    undated: '{airport} : fermé aux passagers.',
    since: '{airport} : fermé aux passagers depuis {since}.',
  },
  movedTo: {
    carrier: 'Ils sont passés à {successors}.',
    route: 'Ses vols y sont passés à {successors}.',
    airport: 'Vols transférés vers : {successors}.',
  },
  figureOfOtherAirports: 'Le chiffre est celui d’autres aéroports de la ville ou à proximité.',
  year: '{year}',
};

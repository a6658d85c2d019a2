import type { MessagesOf } from '@tim/languages';
import type { NUMBER_LISTING as English } from '../en/number-listing.ts';

export const NUMBER_LISTING: MessagesOf<typeof English> = {
  notListed: 'Absent de la liste des vols de cette liaison.',
  enteredIn: 'Inscrit pour la dernière fois dans la liste des vols en {month}.',
  enteredBefore: 'Inscrit pour la dernière fois dans la liste des vols avant {month}.',
  route: '{origin} – {destination}',
  listed: 'Il est répertorié sur {routes}.',
  listedAndMore: {
    one: 'Il est répertorié sur {routes} et sur une autre.',
    other: 'Il est répertorié sur {routes} et sur {count} autres.',
  },
  carrierInDoubt: 'On ne sait pas si sa compagnie transporte aujourd’hui des passagers.',
};

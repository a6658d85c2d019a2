import type { MessagesOf } from '@tim/languages';
import type { STANDING as English } from '../en/standing.ts';

export const STANDING: MessagesOf<typeof English> = {
  'airport-without-passengers': '{airportCode} est {use} : aucun vol ne peut y être réservé.',
  uses: {
    military: 'un aérodrome militaire',
    closed: 'fermé',
    freight: 'un aéroport de fret',
    'general-aviation': 'réservé à l’aviation d’affaires et légère',
  },
  'reported-lately': 'Des vols ont été déclarés jusqu’en {month}.',
  'reported-no-more': 'Aucun vol n’a été déclaré pour la période allant jusqu’en {month}.',
  'entered-lately': 'Un numéro de vol a été inscrit pour la dernière fois dans la liste des vols en {month}.',
  'entered-since':
    'Un numéro de vol a été inscrit pour la dernière fois dans la liste des vols en {month}, aucun depuis.',
  'entered-one-way': 'Inscrite dans la liste des vols en {month}, il y a longtemps ou dans un seul sens.',
  'flown-by-sister': 'Sa compagnie sœur {carrierCode} l’assure.',
  'scheduled-on-day': 'Elle figure dans un programme de vols.',
  'scheduled-for-number': 'Elle figure dans un programme de vols.',
  'scheduled-on-route': 'Elle figure dans un programme de vols.',
  'route-compiled': 'On sait que cette compagnie assure cette liaison.',
  'sells-no-seats':
    'La compagnie vole pour d’autres, en affrètement ou avec du fret : elle ne vend pas de sièges sous son code.',
  'seen-lately': 'Vue à San Francisco.',
  'foreign-domestic': 'À l’intérieur d’un pays où la compagnie ne peut pas vendre de sièges.',
  'no-fitting-aircraft': 'Aucun avion de la compagnie ne va aussi loin ou ne peut s’y poser.',
  'between-foreign-countries': 'Entre deux pays qui ne sont pas celui de la compagnie.',
  'flown-in-2022': 'Assurée en 2022 ; ses numéros de vol sont antérieurs à l’historique de la liste.',
  'hardly-flown-in-2022': 'À peine assurée en 2022, et pas inscrite dans la liste des vols depuis.',
  'flown-in-2016-17': 'Assurée en 2016 et 2017 ; rien n’est connu depuis.',
  'listed-alone': 'Dans la liste des vols depuis des années ; on n’en sait pas plus.',
};

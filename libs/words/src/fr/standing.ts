import type { Standing } from '@tim/estimator';
import { monthWords } from './month.ts';

type Basis = Standing['basis'];

const USES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    military: 'un aérodrome militaire',
    closed: 'fermé',
    freight: 'un aéroport de fret',
    'general-aviation': 'réservé à l’aviation d’affaires et légère',
  }),
);

/** Why a carrier's route is taken to be flown today, or not, in a sentence. */
export function standingWords({ basis }: Pick<Standing, 'basis'>): string {
  switch (basis.kind) {
    case 'airport-without-passengers':
      return `${basis.airportCode} est ${USES.get(basis.use) ?? basis.use} : aucun vol ne peut y être réservé.`;
    case 'reported-lately':
      return `Des vols ont été déclarés jusqu’en ${monthWords(basis.through)}.`;
    case 'reported-no-more':
      return `Aucun vol n’a été déclaré pour la période allant jusqu’en ${monthWords(basis.through)}.`;
    case 'entered-lately':
      return `Un numéro de vol a été inscrit pour la dernière fois dans la liste des vols en ${monthWords(basis.lastEntered)}.`;
    case 'entered-since':
      return `Un numéro de vol a été inscrit pour la dernière fois dans la liste des vols en ${monthWords(basis.lastEntered)}, aucun depuis.`;
    case 'entered-one-way':
      return `Inscrite dans la liste des vols en ${monthWords(basis.lastEntered)}, il y a longtemps ou dans un seul sens.`;
    case 'flown-by-sister':
      return `Sa compagnie sœur ${basis.carrierCode} l’assure.`;
    default:
      return SENTENCES[basis.kind];
  }
}

const SENTENCES: Readonly<
  Record<
    Exclude<
      Basis['kind'],
      | 'airport-without-passengers'
      | 'reported-lately'
      | 'reported-no-more'
      | 'entered-lately'
      | 'entered-since'
      | 'entered-one-way'
      | 'flown-by-sister'
    >,
    string
  >
> = {
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

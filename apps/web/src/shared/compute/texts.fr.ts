import type { MessagesOf } from '@tim/languages';
import type {
  BATCH_RECORD as EnglishRecord,
  RECORD_REASONS as EnglishReasons,
  RECORD_TIERS as EnglishTiers,
  RECORD_WARNINGS as EnglishWarnings,
} from './texts.ts';

export const RECORD_TIERS: MessagesOf<typeof EnglishTiers> = {
  TIM_EMISSIONS:
    'Le vol lui-même : sa compagnie, son numéro, sa liaison et son mois. Selon notre rapprochement, c’est la méthode fondée sur le carburant du GHG Protocol.',
  TYPICAL_FLIGHT_EMISSIONS:
    'Ce qui est typique de la liaison : la moitié des façons habituelles de la parcourir émet moins, l’autre moitié plus. Selon notre rapprochement, c’est la méthode fondée sur la distance.',
  DISTANCE_BASED_EMISSIONS:
    'La distance seule, avec les facteurs de tous les vols connus. Selon notre rapprochement, c’est la méthode fondée sur la distance.',
};

export const RECORD_WARNINGS: MessagesOf<typeof EnglishWarnings> = {
  TYPICAL_IN_PLACE_OF_FLIGHT: 'Il n’y a pas de réponse pour le vol lui-même : c’est le chiffre typique de sa liaison.',
  DAY_NOT_KNOWN: 'La ligne indique un mois sans jour : le chiffre est celui du vol du 15 de ce mois.',
  NUMBER_NOT_LISTED: 'La compagnie assure la liaison ; ce numéro de vol n’y est pas répertorié.',
  AIRLINE_NOT_KNOWN: 'La compagnie que la ligne indique est inconnue : le chiffre n’en tient pas compte.',
  FLEET_OF_ANOTHER_YEAR: 'Les avions sont ceux de la fin de 2025, et non de l’année du vol.',
  LOADS_OF_ANOTHER_YEAR:
    'Le remplissage de cette année-là n’est pas connu : le chiffre repose sur celui de 2023 à 2026.',
  AIRCRAFT_NOT_KNOWN:
    'Nous ne connaissons pas l’avion indiqué sur la ligne : le chiffre est celui de l’avion habituel.',
  AIRCRAFT_NOT_USED: 'La ligne indique un avion dont le chiffre ne tient pas compte : il porte sur toute la liaison.',
  RETURN_HAS_ITS_ROW: 'La ligne indique un aller-retour ; le vol de retour a sa propre ligne et n’est compté que là.',
  TRIP_NOT_KNOWN:
    'Le type de voyage de la ligne n’indique pas s’il y a un vol de retour : elle compte pour un aller simple.',
  DIVERTED: 'Le vol a été dérouté : il compte jusqu’à l’aéroport où il a atterri.',
  DIVERSION_NOT_KNOWN: 'Le vol a été dérouté et la ligne ne dit pas vers où : il compte comme prévu.',
  NO_DIRECT_FLIGHT:
    'Pour une partie du voyage, on ne connaît aucun vol direct : c’est le chiffre typique des correspondances qui y compte.',
  CABIN_NOT_ON_BOARD: 'L’avion n’a pas cette cabine : le chiffre est celui qu’auraient ses sièges.',
  CABIN_ON_FEW_WAYS:
    'La plupart des possibilités de vol de la liaison n’ont pas cette cabine : le chiffre est celui que la méthode donne malgré tout.',
  AIRPORT_CLOSED:
    'Un aéroport de la liaison était déjà fermé : le chiffre est celui d’autres aéroports de la ville ou à proximité.',
  DISTANCE_IN_PLACE_OF_ROUTE:
    'La liaison ou sa compagnie a fermé depuis : il n’y a plus de vol direct, et le chiffre est celui de sa distance.',
  LABEL_NOT_FOR_REPORTS:
    'Le chiffre d’un label européen d’émissions des vols, qui n’est pas fait pour les déclarations des entreprises.',
};

export const RECORD_REASONS: MessagesOf<typeof EnglishReasons> = {
  INVALID_ROW:
    'La ligne elle-même n’est pas correcte ; son texte indique quel champ est en cause et ce qui conviendrait.',
};

export const BATCH_RECORD: MessagesOf<typeof EnglishRecord> = {
  about:
    'Émissions d’une liste de vols selon le moteur ouvert du Travel Impact Model, calculées dans le navigateur. Pièce à l’appui d’une déclaration ; ni audit ni certificat.',
  method: {
    name: 'Travel Impact Model, Scope 3 : le vol lui-même, sinon le chiffre typique de sa liaison, sinon sa distance',
    unit: 'CO2e du puits au sillage ; grammes d’un passager, kilogrammes et tonnes de tous les passagers d’une ligne',
    fuel: 'Kérosène fossile ; facteurs de CORSIA, avec la base de PRG qui est la leur',
    primaryData:
      'PRIMARY désigne une donnée prise à sa source, et non un carburant mesuré par une compagnie : pour ESRS E1, la part des données primaires est de 0 %.',
    offsets: 'Aucune déduction',
  },
  declaration:
    'Ce que demande une déclaration selon ISO 14083. Les éléments sont les aéroports en tant que plateformes et les vols entre eux ; un chiffre typique de liaison peut comporter des escales qui ne sont pas nommées. Les aéroports sont comptés à part, selon une valeur par défaut, et non la leur. Aucune conformité n’est revendiquée.',
  repeat: {
    how: 'Enregistrez la liste telle qu’elle a été lue, lancez la commande avec les mêmes versions du moteur et des données, et comparez : les réponses sont identiques octet par octet.',
  },
  otherReason: 'Aucun chiffre ne peut être calculé ; chaque ligne indique pourquoi.',
  texts: {
    cabin: 'Les lignes sans cabine sont comptées en {cabin}.',
    passengers: 'Les lignes sans nombre de passagers comptent pour un seul passager.',
    date: 'Les lignes sans date reçoivent le chiffre typique de leur liaison.',
    dateOrder: {
      'day-first': 'Les dates qui se lisent de deux façons sont lues ainsi : le jour d’abord.',
      'month-first': 'Les dates qui se lisent de deux façons sont lues ainsi : le mois d’abord.',
    },
  },
};

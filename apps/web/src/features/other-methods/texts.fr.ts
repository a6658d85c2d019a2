import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import type { OTHERS as English } from './texts.ts';

export const OTHERS: MessagesOf<typeof English> = {
  introduction: {
    route:
      'La même liaison, un passager, aller simple, selon des méthodes que vous pouvez rencontrer ailleurs. Chaque chiffre est calculé ici d’après les règles de la méthode. Leur ordre n’est pas un classement.',
    flight:
      'Le même vol, un passager, aller simple, selon des méthodes que vous pouvez rencontrer ailleurs. Chaque chiffre est calculé ici d’après les règles de la méthode. Leur ordre n’est pas un classement.',
  },
  cabin: 'Cabine',
  chart: 'Kilogrammes par méthode',
  bar: 'La barre est la fourchette du chiffre de ce site, pour 8 vols sur 10 :',
  yourFigure: 'Un chiffre que vous avez, en kg',
  yours: 'Votre chiffre',
  notANumber: 'Indiquez les kilogrammes en chiffres, par exemple 690.',
  rightHeading: 'Qui a raison ?',
  right: 'Chacun peut avoir raison : les questions diffèrent. Trois points expliquent l’essentiel de l’écart.',
  reasons: [
    [
      'La production du carburant',
      'ajoute environ un cinquième à sa combustion. Les règles de l’IATA l’omettent. Le DESNZ lui applique ses propres facteurs, mis à jour pour la dernière fois en 2023, qui ajoutent davantage.',
    ],
    [
      'Le forçage radiatif',
      'est le réchauffement dû aux traînées de condensation et aux autres effets en altitude. Le DESNZ peut le compter, à 1,7 fois le CO2. Le Travel Impact Model l’indique à part, comme un risque sans kilogrammes.',
    ],
    [
      'Les cabines, le fret et le remplissage',
      'sont estimés pour ce vol précis dans le Travel Impact Model, et ici aussi pour les règles de l’IATA. Le DESNZ a une moyenne unique pour tous les vols d’une catégorie.',
    ],
  ],
  spread: {
    text: 'Un cas publié : 310, 690, 819, 1\u202f016 et 1\u202f218 kg pour un siège en économique de Londres à New York (BA173, 2022), dans cinq outils. Source :',
    link: { text: 'LCC Skotte Business Travel', href: 'https://lcc-skottebusinesstravel.com' },
  },
  whoGivesWhich:
    'Google Flights et les partenaires de Travalyst affichent le Travel Impact Model. CO2 Connect de l’IATA suit sa pratique recommandée avec le carburant réel des compagnies, qui n’est pas connu ici. Le DESNZ publie ses facteurs pour les déclarations des entreprises.',
  advice:
    'Ne comparez donc que des chiffres d’une même méthode. Une déclaration s’en tient à la méthode qu’elle nomme.',
  tableHeading: 'Ce que compte chaque méthode',
  columns: ['Méthode', 'kg par passager', 'Ce qu’elle compte', 'Ce qu’elle omet'],
  notShown:
    'Non affichés : le calculateur de l’OACI, car son document n’indique pas quels pays forment un groupe de liaisons et suppose des plans de cabine qui ne sont pas connus ici ; myclimate et atmosfair, dont les constantes actuelles n’ont pas pu être lues.',
  noLabel: 'Un label européen d’émissions remplace l’estimation là où il a été délivré ; cette réponse n’en a pas.',
  licence: 'Contient des informations du secteur public, sous licence Open Government Licence v3.0.',
  methods: {
    model: {
      name: 'Travel Impact Model',
      page: LINKS.methodRepository,
      computedBy: 'calculé par le moteur ouvert',
      burning: 'combustion seule',
      counts: 'CO2e. Production et combustion du carburant (du puits au sillage). Sans forçage radiatif.',
      leavesOut: 'Traînées de condensation et autres effets en altitude, aéroports, carburant durable.',
    },
    label: {
      name: 'Label européen d’émissions des vols',
      page: 'https://www.flightemissions.eu/',
      edition: 'Règlement (UE) 2024/3170',
      remark: 'Son dispositif indique que les labels ne sont pas faits pour les déclarations des entreprises.',
      counts: 'CO2e. Toute la vie du carburant (du puits au sillage), part durable comprise. Sans forçage radiatif.',
      leavesOut: 'Traînées de condensation.',
    },
    iata: {
      name: 'Selon les règles IATA RP 1726, avec notre consommation et nos taux de remplissage',
      short: 'Règles IATA RP 1726, nos données',
      plain: '100 kg par passager',
      withSeats: 'plus 50 kg par siège',
      remark: 'Les règles telles que d’autres les décrivent ; le texte même de la pratique recommandée n’a pas été lu.',
      counts:
        'CO2 seul. Combustion du carburant (du réservoir au sillage). Sans forçage radiatif. 50 kg par siège seulement là où les règles locales le demandent.',
      leavesOut:
        'Production du carburant, méthane et protoxyde d’azote, traînées de condensation et autres effets en altitude, aéroports.',
      missingOfRoute:
        'Ses règles demandent le carburant, les sièges et les taux de remplissage d’un vol : choisissez l’un des vols ci-dessus.',
      missing:
        'Ses règles demandent le carburant, les sièges et les taux de remplissage du vol, que cette réponse n’a pas.',
    },
    desnz: {
      ofYear: 'Gouvernement britannique (DESNZ) {year}',
      plain: 'combustion du carburant',
      making: 'avec la production du carburant, même périmètre qu’ici',
      forcing: 'avec forçage radiatif',
      forcingAndMaking: 'avec forçage radiatif et production du carburant',
      older: 'DESNZ 2024, une édition plus ancienne',
      remark:
        'Ses lignes pour les vols sont celles de 2025, lues dans le fichier de l’éditeur. Que ces lignes n’aient pas changé, et quels pays relèvent du long-courrier, n’est connu que de seconde main.',
      counts:
        'CO2e. Combustion du carburant (du réservoir au sillage) ; sa production est une ligne à part. Forçage radiatif seulement là où c’est indiqué.',
      leavesOut:
        'L’avion, les cabines, le fret et le remplissage de ce vol. Traînées de condensation et autres effets en altitude sans forçage radiatif. Aéroports.',
      noDistance: 'Ses facteurs demandent la distance, que cette réponse n’a pas.',
      noCountries: 'Ses facteurs dépendent des pays des deux aéroports, qui ne sont pas disponibles.',
      noHaul: 'L’un des pays n’est pas dans sa liste : il n’y a pas de facteur pour ce vol.',
    },
  },
  hauls: {
    domestic: 'vols intérieurs',
    short: 'vols court-courriers',
    long: 'vols long-courriers',
    international: 'vols internationaux',
  },
  noFigureFor: 'Elle n’a pas de chiffre pour la cabine {cabin}.',
  noFactorFor: 'Elle n’a pas de facteur pour la cabine {cabin} sur les {haul}.',
  factorsOf: 'Facteurs des {haul} en {cabin}, sur {distance}.',
  average: ' Son passager moyen : {plain}, ou {forced} avec forçage radiatif.',
  edition: 'Édition : {edition}',
  version: 'version {version}',
  rangeOf: '{low} à {high}.',
  nearest: {
    same: 'le même chiffre',
    less: '{kg} de moins',
    more: '{kg} de plus',
    found: '{name} : {kg}, {difference}.',
    none: 'Aucun de ces chiffres n’est proche de {own}. Le plus proche : {found} Le vôtre vaut-il pour une personne, un aller simple, dans cette cabine ?',
    inRange: ' Il se situe aussi dans la fourchette de ce site, {low} à {high}.',
    near: 'Le chiffre le plus proche de {own} : {found}{inRange} Votre outil peut tout de même suivre une autre méthode : demandez laquelle, et de quelle année.',
  },
};

import type { MessagesOf } from '@tim/languages';
import type { CHANGES as English } from './texts.ts';

export const CHANGES: MessagesOf<typeof English> = {
  title: 'Chiffres modifiés',
  description:
    'Ce que chaque version du moteur ouvert a changé dans les chiffres : sur combien de liaisons des compagnies, lesquelles, de combien et pourquoi.',
  introduction:
    'Un même chiffre, demandé à nouveau, peut être différent, parce que le moteur ou ses données se sont améliorés. Voici ce que chaque version a changé, mesuré sur toutes les liaisons connues de chaque compagnie : un vol répertorié pour chaque mois d’une année, en économique, avant et après.',
  since: 'Changements relevés depuis la version 0.8.0 du moteur.',
  again:
    'Chaque réponse indique la version de son moteur et de ses données : le chiffre d’une version antérieure peut donc être recalculé.',
  feed: { text: 'Flux à suivre :', name: 'changes.xml', href: '/changes.xml' },
  rows: 'Toutes les lignes de la version {version} en CSV',
  heading: 'Moteur {version}, {date}',
  changed: '{changed} liaisons de compagnies sur {asked} ont un chiffre différent.',
  none: 'Aucune des {asked} liaisons de compagnies n’a de chiffre différent.',
  mean: 'Sur l’ensemble des liaisons, la variation moyenne est de {percent}.',
  largest: 'La plus forte variation est de {percent} : {route}.',
  gained: 'Liaisons qui ont désormais un chiffre : {routes}.',
  lost: 'Liaisons qui n’ont plus de chiffre : {routes}.',
  reasons: {
    '0.15.0':
      '155 liaisons que les compagnies déclarent aux États-Unis comptent désormais, bien qu’elles manquent dans la liste des vols, comme celle d’American de Dallas à Nassau. En outre, 15 liaisons ont été ajoutées et 2, supprimées par leur compagnie, retirées. Les vols de British Airways vers Singapour sont désormais calculés avec des 777-300ER et des 787-9. Environ 6 chiffres typiques sur 1000 ont changé.',
    '0.14.1':
      'Quand la cabine d’une compagnie a été relevée sur une page, un décompte de sièges qui peut concerner ses autres avions ne l’emporte plus. L’A330-200 d’Azul d’Orlando à Recife a ses propres cabines, et non plus la moyenne de celles-ci et de celles des A330-900.',
    '0.14.0':
      'Les types qu’une compagnie ne fait voler qu’au départ de certaines de ses bases ne valent plus pour ses autres liaisons : les A380 de Lufthansa partent de Munich, ses 747 de Francfort, et l’Embraer 195-E2 ne se pose pas à London City. Les types qui ont quitté une flotte ne comptent plus. 921 liaisons assurées aujourd’hui ont été ajoutées, pour la plupart longues, estivales ou confiées à un partenaire régional, et 37 qui ne le sont pas ont été retirées.',
    '0.13.0':
      'Les compagnies qui vendent chaque vol séparément, comme easyJet, Ryanair et Wizz Air, n’ont plus de correspondances, que personne ne peut y réserver : elles disparaissent des listes, et des chiffres typiques des liaisons que peu de compagnies assurent sans escale. Les vols vers des aéroports éloignés, comme ceux vers Munich pour Innsbruck, ne valent plus pour une liaison courte. Certaines liaisons et leurs avions ont été corrigés.',
    '0.12.0':
      'Les flottes de 199 compagnies qui n’en avaient pas sont connues : des compagnies régionales à turbopropulseurs et petits avions à réaction, comme Precision Air, Ibom Air, l’indienne Star Air ou Azul Conecta, et des compagnies charters. Leurs vols passaient jusqu’ici pour ceux d’un Boeing 737-800, l’avion le plus courant à cette distance. Un Cessna ou un avion régional à réaction émet davantage par passager, un grand turbopropulseur moins. Une étape qui prolonge un vol long-courrier est assurée par l’avion de ce vol, comme celle de KLM entre Kigali et Entebbe.',
    '0.11.0':
      'Davantage de liaisons assurées aujourd’hui sont trouvées : le retour de celles que la liste des vols n’a que dans un sens, quelque 300 liaisons relevées, dont 29 de Turkish Airlines au départ d’Istanbul que la liste situe à l’ancien aéroport, des liaisons du Viêt Nam et de Taïwan suspendues en 2022, et celles d’Icelandair vers les États-Unis. Un aéroport proche ne fait plus d’un vol intérieur un vol international, comme Johor Bahru pour Singapour. Aucun vol n’a d’autre chiffre ; quelques chiffres typiques ont changé.',
    '0.10.0':
      'Les liaisons assurées aujourd’hui sont mieux reconnues : une compagnie dont une société sœur n’a que quelques vols sur une liaison l’assure toujours elle-même, comme Lufthansa de Londres à Francfort, et les liaisons intérieures souvent assurées en 2022 ne passent plus pour supprimées. Quelques liaisons ont été corrigées. Les aéroports proches au-delà d’une mer ou d’une frontière fermée ne comptent plus, comme Dalaman pour Rhodes. Aucun vol n’a d’autre chiffre, mais certains chiffres typiques ont changé.',
    '0.9.0':
      'La statistique australienne nomme des villes et non des aéroports. Les vols vers Tokyo, Séoul, Shanghai, Jakarta, Londres, Paris et Rome comptent désormais parmi les vols assurés aujourd’hui, avec les sièges qui y sont relevés. Jusque-là, ils passaient pour supprimés et manquaient dans les listes et les chiffres typiques.',
    '0.8.0':
      'Pour les vols vers l’Australie, au départ de l’Australie ou à l’intérieur du pays, le remplissage, les types et les sièges sont ceux que relève la statistique australienne ; pour ceux des compagnies indiennes, le remplissage et, dans les avions à un couloir, le fret sont ceux que relève l’Inde. Jusque-là, ils étaient ceux habituels de la compagnie ou du monde entier.',
  },
  carriers: {
    most: 'Compagnies dont les chiffres ont le plus changé',
    all: 'Les {count} compagnies',
    columns: ['Compagnie', 'Liaisons modifiées', 'Moyenne de ses liaisons', 'Plus forte variation'],
  },
  routes: {
    most: 'Liaisons qui ont le plus changé',
    all: 'Les {count} liaisons qui ont le plus changé',
    columns: ['Liaison', 'Compagnie', 'Variation'],
  },
  changedOf: '{changed} sur {asked}',
  route: '{origin} – {destination}',
  ofAirline: '{route}, {airline}',
  feedTitle: '{model} : chiffres modifiés du moteur ouvert',
};

import type { MessagesOf } from '@tim/languages';
import type { TAKE_ALONG as English } from './texts.ts';

export const TAKE_ALONG: MessagesOf<typeof English> = {
  picture: { ofRoute: 'Chiffre typique de la liaison' },
  statement: {
    introduction: 'Ce que doit préciser quiconque affiche un chiffre, point par point.',
    labels: {
      metric: 'Chiffre',
      counted: 'Compris',
      notCounted: 'Non compris',
      fuel: 'Carburant',
      perKilometre: 'Par km',
      chain: 'Éléments',
      airports: 'Aéroports',
      contrails: 'Traînées',
      range: 'Fourchette',
      aircraft: 'Avion',
      method: 'Méthode',
      dataDate: 'Données du',
      inputs: 'Données d’entrée',
      measured: 'Mesuré',
      missing: 'Ce qui manque',
      checked: 'Vérifié',
      computed: 'Calculé par',
      licence: 'Licence',
      publisher: 'Éditeur',
    },
    metric:
      'Kilogrammes de CO2e par passager, aller simple, pour chaque cabine. Le CO2e est celui des facteurs de cycle de vie de CORSIA : 74 g pour la combustion et 15 g pour la production d’un MJ de carburant.',
    labelMetric:
      'Kilogrammes de CO2e par passager, aller simple, pour les cabines du label, tels que le label les indique.',
    fuel: 'Kérosène fossile, par hypothèse ; rien n’est déduit pour le carburant durable.',
    labelFuel: 'D’après le label, le carburant durable représente {percent} du carburant : indiqué, non déduit.',
    perKilometre: '{grams} (g CO2e par passager-km, sur la distance orthodromique de {km} km).',
    airport: '{name}, plateforme',
    flightBetween: 'le vol',
    wayBetween: 'le trajet entre les deux, peut-être avec escales',
    passengerKilometres: 'Chaque passager compte pour {km} passagers-kilomètres en distance orthodromique.',
    noPassengerKilometres:
      'Les passagers-kilomètres ne sont pas indiqués : cette réponse n’a pas la distance d’un vol.',
    bothAirports:
      'À part, et non compris dans ce chiffre : {each} CO2e par passager à chaque aéroport, {both} aux deux.',
    eachAirport: 'À part, et non compris dans ce chiffre : {each} CO2e par passager à chaque aéroport du trajet.',
    airportSource: 'Valeur par défaut, et non celle de ces aéroports : {source}.',
    dataOf: '{date} ; tables {dataHash}',
    contrails: 'Risque {risk}, indiqué à part et non compris dans les kilogrammes.',
    noContrails: 'Non indiqué, et non compris dans les kilogrammes.',
    noRange: 'Aucune n’est indiquée.',
    method:
      'Répartition avec le fret selon la masse, à raison de 100 kg par passager, et entre cabines selon la surface au sol des sièges (IATA RP 1726).',
    cabinRange: '{cabin} {low} à {high}',
    inPart: '{name} (en partie)',
    inputs: '{category} : {smallNames}.',
    sources: 'Chacune avec sa source dans le détail du calcul.',
    measured:
      'Rien par la compagnie : le carburant est modélisé. 0 % des kilogrammes repose donc sur des données mesurées par un fournisseur, et la part des données primaires est de 0 %.',
    labelShare: 'Le label n’indique pas de part de données primaires.',
    missing:
      'Le carburant réel de la compagnie et l’avion du jour ne sont pas connus avant le vol. Le carbone suie et les oxydes d’azote ne sont pas calculés.',
    checked: 'Aucun certificat de conformité ni aucune vérification par un tiers n’est revendiqué.',
    contact: 'comment les joindre',
  },
  embed: 'L’afficher sur votre propre page',
};

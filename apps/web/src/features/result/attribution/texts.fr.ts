import type { TextsOf } from '@tim/languages';
import { ATTRIBUTION_LINKS } from '../../../config/links.ts';
import { PAGES } from '../../../config/pages.ts';
import type { ATTRIBUTION as English } from './texts.ts';

const LOAD_FACTORS = `${PAGES.methodology}#section-7`;
const SEATS = `${PAGES.methodology}#section-6`;

const T100 = {
  text: 'Bureau of Transportation Statistics (États-Unis) : T-100',
  href: ATTRIBUTION_LINKS.t100,
};
const T2 = {
  text: 'Bureau of Transportation Statistics (États-Unis) : formulaire 41, annexe T-2',
  href: ATTRIBUTION_LINKS.t100,
};
const DGCA = {
  text: 'DGCA (Inde) : trafic mensuel, recueilli par Vonter/india-aviation-traffic, ODbL 1.0',
  href: ATTRIBUTION_LINKS.indiaTraffic,
};

export const ATTRIBUTION: TextsOf<typeof English> = {
  fuelBurn: {
    dataType: 'Estimation de la consommation',
    eea2019: {
      text: 'Agence européenne pour l’environnement : guide EMEP/EEA 2019, aviation, calculateur d’émissions',
      href: ATTRIBUTION_LINKS.eea2019,
    },
    eea2023: {
      text: 'Agence européenne pour l’environnement : guide EMEP/EEA 2023, aviation, annexe 1',
      href: ATTRIBUTION_LINKS.eea2023Annex1,
    },
    corsia: {
      text: 'OACI : carburants admissibles de CORSIA, méthode d’évaluation du cycle de vie',
      href: ATTRIBUTION_LINKS.corsiaLifeCycle,
    },
    iso14083: { text: 'ISO 14083 : émissions des chaînes de transport', href: ATTRIBUTION_LINKS.iso14083 },
    easaLabel: { text: 'Union européenne : label d’émissions des vols', href: ATTRIBUTION_LINKS.easaLabel },
  },
  loadFactor: {
    dataType: 'Taux de remplissage',
    T100,
    T2,
    trafficReports: {
      text: 'Trafic mensuel publié par les compagnies ou leur autorité, réuni pour ce projet',
      href: LOAD_FACTORS,
    },
    BITRE: { text: 'BITRE (Australie) : activité des compagnies, CC BY', href: ATTRIBUTION_LINKS.bitre },
    DGCA,
    CH_AVIATION: { text: 'ch-aviation', href: ATTRIBUTION_LINKS.chAviation },
    GLOBAL_DEFAULT: {
      text: 'Tiré de données historiques américaines de 2019',
      href: ATTRIBUTION_LINKS.globalLoadFactor,
    },
  },
  cargo: { dataType: 'Part du fret dans la charge utile', T100, T2, DGCA },
  seats: {
    dataType: 'Sièges par cabine',
    configuration: {
      text: 'Configuration des avions dans les programmes publiés (OAG)',
      href: ATTRIBUTION_LINKS.schedules,
    },
    carrierCabins: { text: 'Plans de cabine par compagnie et type d’avion, réunis pour ce projet', href: SEATS },
    schedule: { text: 'Programme de vols intégré par l’exploitant de ce service', href: SEATS },
    typicalSeats: { text: 'Sièges habituels du type d’avion', href: SEATS },
    reportedTotal: {
      text: 'Bureau of Transportation Statistics (États-Unis) : nombre de sièges déclaré',
      href: ATTRIBUTION_LINKS.t100,
    },
    fleetSeats: {
      text: 'Fichier des sièges par flotte d’un fournisseur de programmes (OAG)',
      href: ATTRIBUTION_LINKS.schedules,
    },
  },
  seatArea: {
    dataType: 'Rapports de surface des sièges',
    iata: {
      text: 'Pratique recommandée 1726 de l’IATA : rapports de surface des sièges',
      href: ATTRIBUTION_LINKS.seatArea,
    },
  },
};

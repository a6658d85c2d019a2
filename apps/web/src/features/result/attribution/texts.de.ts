import type { TextsOf } from '@tim/languages';
import { ATTRIBUTION_LINKS } from '../../../config/links.ts';
import { PAGES } from '../../../config/pages.ts';
import type { ATTRIBUTION as English } from './texts.ts';

/** What this project compiled itself is described in the methodology. */
const LOAD_FACTORS = `${PAGES.methodology}#section-7`;
const SEATS = `${PAGES.methodology}#section-6`;

const T100 = { text: 'U.S. Bureau of Transportation Statistics: T-100', href: ATTRIBUTION_LINKS.t100 };
const T2 = { text: 'U.S. Bureau of Transportation Statistics: Form 41 Schedule T-2', href: ATTRIBUTION_LINKS.t100 };
const DGCA = {
  text: 'DGCA (Indien): monatlicher Verkehr, gesammelt von Vonter/india-aviation-traffic, ODbL 1.0',
  href: ATTRIBUTION_LINKS.indiaTraffic,
};

export const ATTRIBUTION: TextsOf<typeof English> = {
  fuelBurn: {
    dataType: 'Geschätzter Treibstoffverbrauch',
    eea2019: {
      text: 'Europäische Umweltagentur: EMEP/EEA Guidebook 2019, Luftfahrt, Emissionsrechner',
      href: ATTRIBUTION_LINKS.eea2019,
    },
    eea2023: {
      text: 'Europäische Umweltagentur: EMEP/EEA Guidebook 2023, Luftfahrt, Anhang 1',
      href: ATTRIBUTION_LINKS.eea2023Annex1,
    },
    corsia: {
      text: 'ICAO: CORSIA-fähige Treibstoffe, Methode der Lebenszyklusanalyse',
      href: ATTRIBUTION_LINKS.corsiaLifeCycle,
    },
    iso14083: { text: 'ISO 14083: Emissionen von Transportketten', href: ATTRIBUTION_LINKS.iso14083 },
    easaLabel: { text: 'Europäische Union: Flight Emissions Label', href: ATTRIBUTION_LINKS.easaLabel },
  },
  loadFactor: {
    dataType: 'Auslastung der Sitze',
    T100,
    T2,
    trafficReports: {
      text: 'Monatliche Verkehrszahlen von Fluggesellschaften oder ihrer Behörde, für dieses Projekt zusammengestellt',
      href: LOAD_FACTORS,
    },
    BITRE: { text: 'BITRE (Australien): Verkehr der Fluggesellschaften, CC BY', href: ATTRIBUTION_LINKS.bitre },
    DGCA,
    CH_AVIATION: { text: 'ch-aviation', href: ATTRIBUTION_LINKS.chAviation },
    GLOBAL_DEFAULT: {
      text: 'Aus historischen Daten der USA von 2019 abgeleitet',
      href: ATTRIBUTION_LINKS.globalLoadFactor,
    },
  },
  cargo: { dataType: 'Frachtanteil an der Nutzlast', T100, T2, DGCA },
  seats: {
    dataType: 'Sitze je Kabine',
    configuration: { text: 'Bestuhlung in veröffentlichten Flugplänen (OAG)', href: ATTRIBUTION_LINKS.schedules },
    carrierCabins: {
      text: 'Kabinen nach Fluggesellschaft und Flugzeugtyp, für dieses Projekt zusammengestellt',
      href: SEATS,
    },
    schedule: { text: 'Flugplan, den der Betreiber dieses Dienstes eingebaut hat', href: SEATS },
    typicalSeats: { text: 'Übliche Sitze des Flugzeugtyps', href: SEATS },
    reportedTotal: {
      text: 'U.S. Bureau of Transportation Statistics: gemeldete Zahl der Sitze',
      href: ATTRIBUTION_LINKS.t100,
    },
    fleetSeats: {
      text: 'Sitzdatei je Flotte eines Flugplananbieters (OAG)',
      href: ATTRIBUTION_LINKS.schedules,
    },
  },
  seatArea: {
    dataType: 'Verhältnis der Sitzflächen',
    iata: { text: 'IATA Recommended Practice 1726: Verhältnis der Sitzflächen', href: ATTRIBUTION_LINKS.seatArea },
  },
};

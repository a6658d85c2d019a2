import { ATTRIBUTION_LINKS } from '../../../config/links.ts';
import { PAGES } from '../../../config/pages.ts';

export type AttributionSource = { readonly text: string; readonly href: string };

/** What this project compiled itself is described in the methodology. */
const LOAD_FACTORS = `${PAGES.methodology}#section-7`;
const SEATS = `${PAGES.methodology}#section-6`;

/** What the Data Attribution table cites, by input and by the source its answer names. */
export const ATTRIBUTION = {
  fuelBurn: {
    dataType: 'Fuel Burn Estimates',
    eea2019: {
      text: 'EMEP/EEA guidebook 2019: master emissions calculator',
      href: ATTRIBUTION_LINKS.eea2019,
    },
    eea2023: {
      text: 'EMEP/EEA guidebook 2023: aviation, Annex 1',
      href: ATTRIBUTION_LINKS.eea2023Annex1,
    },
    corsia: {
      text: 'ICAO: CORSIA life cycle methodology',
      href: ATTRIBUTION_LINKS.corsiaLifeCycle,
    },
    iso14083: { text: 'ISO 14083: emissions of transport chains', href: ATTRIBUTION_LINKS.iso14083 },
    easaLabel: { text: 'European Union: Flight Emissions Label', href: ATTRIBUTION_LINKS.easaLabel },
  },
  loadFactor: {
    dataType: 'Passenger Load Factor',
    T100: { text: 'U.S. Bureau of Transportation Statistics: T-100', href: ATTRIBUTION_LINKS.t100 },
    T2: {
      text: 'U.S. Bureau of Transportation Statistics: Form 41 Schedule T-2',
      href: ATTRIBUTION_LINKS.t100,
    },
    trafficReports: {
      text: 'Monthly traffic figures published by airlines or their authority, compiled for this project',
      href: LOAD_FACTORS,
    },
    BITRE: { text: 'BITRE (Australia): airline activity, CC BY', href: ATTRIBUTION_LINKS.bitre },
    DGCA: {
      text: 'DGCA (India): monthly traffic, collected by Vonter/india-aviation-traffic, ODbL 1.0',
      href: ATTRIBUTION_LINKS.indiaTraffic,
    },
    CH_AVIATION: { text: 'ch-aviation', href: ATTRIBUTION_LINKS.chAviation },
    GLOBAL_DEFAULT: {
      text: 'Derived from historical data for the U.S. from 2019',
      href: ATTRIBUTION_LINKS.globalLoadFactor,
    },
  },
  cargo: {
    dataType: 'Cargo Mass Fraction',
    T100: { text: 'U.S. Bureau of Transportation Statistics: T-100', href: ATTRIBUTION_LINKS.t100 },
    T2: {
      text: 'U.S. Bureau of Transportation Statistics: Form 41 Schedule T-2',
      href: ATTRIBUTION_LINKS.t100,
    },
    DGCA: {
      text: 'DGCA (India): monthly traffic, collected by Vonter/india-aviation-traffic, ODbL 1.0',
      href: ATTRIBUTION_LINKS.indiaTraffic,
    },
  },
  seats: {
    dataType: 'Passenger Seat Configuration',
    configuration: { text: 'Aircraft configuration in published schedules (OAG)', href: ATTRIBUTION_LINKS.schedules },
    carrierCabins: { text: 'Cabin layouts compiled for this project', href: SEATS },
    schedule: { text: 'Schedule that the operator of this service built in', href: SEATS },
    typicalSeats: { text: 'Typical seats of the aircraft type', href: SEATS },
    reportedTotal: {
      text: 'U.S. Bureau of Transportation Statistics: number of seats as reported',
      href: ATTRIBUTION_LINKS.t100,
    },
    fleetSeats: { text: 'Fleet-level seats file of a schedules provider (OAG)', href: ATTRIBUTION_LINKS.schedules },
  },
  seatArea: {
    dataType: 'Seat Area Ratios',
    iata: { text: 'IATA Recommended Practice 1726: seat area ratios', href: ATTRIBUTION_LINKS.seatArea },
  },
} as const;

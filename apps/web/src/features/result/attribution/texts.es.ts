import type { TextsOf } from '@tim/languages';
import { ATTRIBUTION_LINKS } from '../../../config/links.ts';
import { PAGES } from '../../../config/pages.ts';
import type { ATTRIBUTION as English } from './texts.ts';

/** Lo que este proyecto recopiló se describe en la metodología. */
const LOAD_FACTORS = `${PAGES.methodology}#section-7`;
const SEATS = `${PAGES.methodology}#section-6`;

const T100 = {
  text: 'Oficina de Estadísticas de Transporte de EE.\u00a0UU.: T-100',
  href: ATTRIBUTION_LINKS.t100,
};
const T2 = {
  text: 'Oficina de Estadísticas de Transporte de EE.\u00a0UU.: formulario 41, anexo T-2',
  href: ATTRIBUTION_LINKS.t100,
};
const DGCA = {
  text: 'DGCA (India): tráfico mensual, recopilado por Vonter/india-aviation-traffic, ODbL 1.0',
  href: ATTRIBUTION_LINKS.indiaTraffic,
};

export const ATTRIBUTION: TextsOf<typeof English> = {
  fuelBurn: {
    dataType: 'Consumo de combustible estimado',
    eea2019: {
      text: 'Agencia Europea de Medio Ambiente: guía EMEP/EEA 2019, aviación, calculadora de emisiones',
      href: ATTRIBUTION_LINKS.eea2019,
    },
    eea2023: {
      text: 'Agencia Europea de Medio Ambiente: guía EMEP/EEA 2023, aviación, anexo 1',
      href: ATTRIBUTION_LINKS.eea2023Annex1,
    },
    corsia: {
      text: 'OACI: combustibles admisibles de CORSIA, metodología del análisis de ciclo de vida',
      href: ATTRIBUTION_LINKS.corsiaLifeCycle,
    },
    iso14083: { text: 'ISO 14083: emisiones de las cadenas de transporte', href: ATTRIBUTION_LINKS.iso14083 },
    easaLabel: { text: 'Unión Europea: etiqueta de emisiones de los vuelos', href: ATTRIBUTION_LINKS.easaLabel },
  },
  loadFactor: {
    dataType: 'Factor de ocupación',
    T100,
    T2,
    trafficReports: {
      text: 'Cifras mensuales de tráfico publicadas por las aerolíneas o su autoridad, recopiladas para este proyecto',
      href: LOAD_FACTORS,
    },
    BITRE: { text: 'BITRE (Australia): actividad de las aerolíneas, CC BY', href: ATTRIBUTION_LINKS.bitre },
    DGCA,
    CH_AVIATION: { text: 'ch-aviation', href: ATTRIBUTION_LINKS.chAviation },
    GLOBAL_DEFAULT: {
      text: 'Calculado con datos históricos de EE.\u00a0UU. de 2019',
      href: ATTRIBUTION_LINKS.globalLoadFactor,
    },
  },
  cargo: { dataType: 'Proporción de la carga en la carga útil', T100, T2, DGCA },
  seats: {
    dataType: 'Asientos por clase',
    configuration: {
      text: 'Configuración del avión en los horarios publicados (OAG)',
      href: ATTRIBUTION_LINKS.schedules,
    },
    carrierCabins: { text: 'Cabinas por aerolínea y tipo de avión, recopiladas para este proyecto', href: SEATS },
    schedule: { text: 'Horario incorporado por quien opera este servicio', href: SEATS },
    typicalSeats: { text: 'Asientos típicos del tipo de avión', href: SEATS },
    reportedTotal: {
      text: 'Oficina de Estadísticas de Transporte de EE.\u00a0UU.: número de asientos declarado',
      href: ATTRIBUTION_LINKS.t100,
    },
    fleetSeats: {
      text: 'Archivo de asientos por flota de un proveedor de horarios (OAG)',
      href: ATTRIBUTION_LINKS.schedules,
    },
  },
  seatArea: {
    dataType: 'Relación de superficie por asiento',
    iata: {
      text: 'Práctica recomendada 1726 de la IATA: relaciones de superficie por asiento',
      href: ATTRIBUTION_LINKS.seatArea,
    },
  },
};

import type { WorkingStep } from '@tim/estimator';
import type { StepWords } from '../words.ts';

const METHOD = 'Travel Impact Model 3.0.0';
const FLIGHT_LEVEL = `${METHOD}, flight level CO2e estimates`;
const TYPICAL = `${METHOD}, projects/typical_flight_emissions.md`;

type Step = Pick<WorkingStep, 'key' | 'limits'>;

const STEPS: Readonly<Record<WorkingStep['key'], StepWords>> = {
  greatCircleDistance: {
    name: 'Plus courte distance sur la Terre',
    formula: 'd = 2 R atan2(√h, √(1 − h)), h = sin²(Δφ/2) + cos φ₁ cos φ₂ sin²(Δλ/2)',
    source: `${FLIGHT_LEVEL} (une sphère où un mille marin est une minute d’arc)`,
  },
  flownDistance: {
    name: 'Distance réellement parcourue',
    formula: 'parcourue = d × DAF',
    source: `${METHOD}, distance adjustment ; Teoh et al., GAIA, Zenodo 8369564`,
  },
  ccdDistance: {
    name: 'Distance en montée, croisière et descente',
    formula: 'CCD = parcourue − proche, au moins 0',
    source: FLIGHT_LEVEL,
  },
  fuelBurn: {
    name: 'Carburant brûlé par tout le vol',
    formula: 'm = m_LTO + m_CCD, m_CCD interpolé entre les distances de la table du type',
    source: `${FLIGHT_LEVEL} ; EMEP/EEA guidebook 2023, 1.A.3.a, Annex 1`,
  },
  flightEmissions: {
    name: 'Émissions de tout le vol',
    formula: 'WTT = m × f_WTT, TTW = m × f_TTW, WTW = WTT + TTW',
    source: `${FLIGHT_LEVEL} ; ISO 14083:2023, tableaux K.1 et K.3 ; ICAO CORSIA LCA methodology, 6e édition, tableau 5`,
  },
  passengersEmissions: {
    name: 'La part des passagers, sans celle du fret',
    formula: 'E = WTW × (1 − CMF)',
    source: `${METHOD}, apportionment to passengers and cargo`,
  },
  equivalentCapacity: {
    name: 'Sièges, comptés selon leur surface',
    formula: 'C = Σ sièges × facteur',
    source: `${METHOD}, cabin class ; IATA RP 1726`,
  },
  economySeat: {
    name: 'Émissions d’un siège économique occupé',
    formula: 'e = E / (C × PLF)',
    source: `${METHOD}, CO2e estimates per passenger`,
  },
  passengerGrams: {
    name: 'Chaque cabine, selon la surface de son siège',
    formula: 'cabine = e × facteur, en grammes entiers',
    source: `${METHOD}, CO2e estimates per passenger ; IATA RP 1726`,
  },
  range: {
    name: 'Bornes entre lesquelles le chiffre est attendu',
    formula:
      'min = g × exp(−√Σ w²), max = g × exp(√Σ w²), w est le logarithme d’un rapport, chacun censé contenir 80 % des cas ; w carburant ne compte que pour le carburant réellement brûlé, dont max est un dixième de plus',
    source:
      'règle propre à ce moteur ; modèle de carburant : Comité consultatif, AC/5, note « Model Selection » ; carburant brûlé : US BTS Form 41, 2023 à 2025',
  },
  contrails: {
    name: 'Risque de réchauffement par les traînées, à part des kilogrammes',
    formula:
      'x = EEF / (1,4397 GJ/kg × 3,16 × m) pour chaque heure de départ : faible au-dessous de 0,2, moyen jusqu’à 1, élevé au-dessus ; le risque est celui de l’heure de départ si un programme la donne, sinon celui de la plus grande partie de la journée',
    source:
      'Comité consultatif, note « Contrails Impact » du 5 novembre 2025 ; une approximation : si aucun programme ne donne l’heure de départ, toutes les heures comptent autant',
  },
  easaLabel: {
    name: 'Chiffres du label du vol',
    formula: 'WTW selon le label ; WTT et TTW répartis comme pour le kérosène fossile, carburant durable non déduit',
    source: 'EASA Flight Emissions Label',
  },
  typicalRoutes: {
    name: 'Trajets qui comptent, les plus rapides d’abord',
    formula: 'direct, ou une escale à la plateforme d’une compagnie ; pas beaucoup plus long que le plus rapide',
    source: `${TYPICAL} ; durées tirées d’un ajustement du temps de vol en fonction de la distance, US BTS T-100`,
  },
  weightedMedian: {
    name: 'Médiane des trajets',
    formula: 'par cabine, la première valeur, en ordre croissant, qui atteint la moitié des jours de vol',
    source: `${TYPICAL}, « weighted median » ; jours d’après les vols de 2022, sinon de 2016-17, sinon estimés d’après les numéros de vol`,
  },
};

/** What a step of the working is called, how it computes, and what it follows. */
export function stepWords({ key, limits }: Step): StepWords {
  if (!limits) return STEPS[key];
  const { connectionHours, slowestKmPerHour, fastestRoutes, nearbyKm, fewestUsersFraction } = limits;
  const nearby = `les aéroports à moins de ${nearbyKm} km d’une ville comptent si aucun vol ne les relie à elle et si au moins ${fewestUsersFraction * 100} % de ses habitants les utilisent, selon les vols divisés par le carré de la distance`;
  const formula = `direct, ou une escale à la plateforme d’une compagnie, ${connectionHours} h entre les vols ; au moins ${slowestKmPerHour} km/h, pas beaucoup plus long que le plus rapide ; les ${fastestRoutes} plus rapides ; ${nearby}`;
  return { ...STEPS[key], formula };
}

import type { MessagesOf } from '@tim/languages';
import type { STEPS as English } from '../en/steps.ts';

export const STEPS: MessagesOf<typeof English> = {
  steps: {
    greatCircleDistance: {
      name: 'Plus courte distance sur la Terre',
      formula: 'd = 2 R atan2(√h, √(1 − h)), h = sin²(Δφ/2) + cos φ₁ cos φ₂ sin²(Δλ/2)',
      source: '{flightLevel} (une sphère où un mille marin est une minute d’arc)',
    },
    flownDistance: {
      name: 'Distance réellement parcourue',
      formula: 'parcourue = d × DAF',
      source: '{method}, distance adjustment ; Teoh et al., GAIA, Zenodo 8369564',
    },
    ccdDistance: {
      name: 'Distance en montée, croisière et descente',
      formula: 'CCD = parcourue − proche, au moins 0',
      source: '{flightLevel}',
    },
    fuelBurn: {
      name: 'Carburant brûlé par tout le vol',
      formula: 'm = m_LTO + m_CCD, m_CCD interpolé entre les distances de la table du type',
      source: '{flightLevel} ; EMEP/EEA guidebook 2023, 1.A.3.a, Annex 1',
    },
    flightEmissions: {
      name: 'Émissions de tout le vol',
      formula: 'WTT = m × f_WTT, TTW = m × f_TTW, WTW = WTT + TTW',
      source:
        '{flightLevel} ; ISO 14083:2023, tableaux K.1 et K.3 ; ICAO CORSIA LCA methodology, 6e édition, tableau 5',
    },
    passengersEmissions: {
      name: 'La part des passagers, sans celle du fret',
      formula: 'E = WTW × (1 − CMF)',
      source: '{method}, apportionment to passengers and cargo',
    },
    equivalentCapacity: {
      name: 'Sièges, comptés selon leur surface',
      formula: 'C = Σ sièges × facteur',
      source: '{method}, cabin class ; IATA RP 1726',
    },
    economySeat: {
      name: 'Émissions d’un siège économique occupé',
      formula: 'e = E / (C × PLF)',
      source: '{method}, CO2e estimates per passenger',
    },
    passengerGrams: {
      name: 'Chaque cabine, selon la surface de son siège',
      formula: 'cabine = e × facteur, en grammes entiers',
      source: '{method}, CO2e estimates per passenger ; IATA RP 1726',
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
      source: '{typical} ; durées tirées d’un ajustement du temps de vol en fonction de la distance, US BTS T-100',
    },
    weightedMedian: {
      name: 'Médiane des trajets',
      formula: 'par cabine, la première valeur, en ordre croissant, qui atteint la moitié des jours de vol',
      source:
        '{typical}, « weighted median » ; jours d’après les vols de 2022, sinon de 2016-17, sinon estimés d’après les numéros de vol',
    },
  },
  typicalRoutesWithin:
    'direct, ou une escale à la plateforme d’une compagnie, {connectionHours} h entre les vols ; au moins {slowestKmPerHour} km/h, pas beaucoup plus long que le plus rapide ; les {fastestRoutes} plus rapides ; les aéroports à moins de {nearbyKm} km d’une ville comptent si aucun vol ne les relie à elle et si au moins {fewestUsersPercent} % de ses habitants les utilisent, selon les vols divisés par le carré de la distance',
};

import type { Explanations } from '../../words.ts';
import { SOURCES, STRATEGIES } from './provenance.ts';

const STEPS: Explanations['steps'] = {
  greatCircleDistance: {
    text: 'Le plus court chemin entre les deux aéroports, le long de la courbure de la Terre.',
    result: '{great-circle-distance}',
  },
  flownDistance: {
    text: 'Les avions contournent le mauvais temps et suivent les routes aériennes : ils parcourent un peu plus que le plus court chemin.',
    how: '{great-circle-distance} × {distance-adjustment-factor}',
    result: '{flown-distance}',
  },
  ccdDistance: {
    text: 'Le trajet sans les premiers et les derniers kilomètres près des aéroports : leur carburant est compté à part, car un avion l’y brûle autrement.',
    how: '{flown-distance} − {distance-near-airports}',
    result: '{ccd-distance}',
  },
  fuelBurn: {
    text: 'Le carburant que brûle un avion de ce type : d’une part pour l’atterrissage et le décollage, d’autre part pour le trajet entre les deux, lu dans une table publiée.',
    how: '{lto-fuel} + {ccd-fuel}',
    result: '{flight-fuel}',
  },
  flightEmissions: {
    text: 'Chaque kilogramme de carburant émet près de quatre kilogrammes de gaz à effet de serre : l’essentiel à la combustion (du réservoir au sillage), le reste à la production et à la livraison (du puits au réservoir).',
    how: '{flight-fuel} × ({#tank-to-wake-factor} + {#well-to-tank-factor})',
    result: '{well-to-wake-emissions}',
  },
  passengersEmissions: {
    text: 'Sous la cabine voyage du fret, auquel revient une part selon son poids. Le reste revient aux passagers.',
    how: '{well-to-wake-emissions} × (100 % − {cargo-mass-fraction})',
    result: '{passengers-emissions}',
  },
  equivalentCapacity: {
    text: 'Combien de sièges économiques tiendraient dans l’avion si toute la cabine était économique : chaque siège compte selon la surface qu’il occupe.',
    how: '{seats economy} × {seat-area economy} + {seats premiumEconomy} × {seat-area premiumEconomy} + {seats business} × {seat-area business} + {seats first} × {seat-area first}',
    result: '{capacity} sièges économiques',
  },
  economySeat: {
    text: 'La part des passagers est répartie entre les sièges occupés. Plus le vol est vide, plus la part de chacun est grande. Les vols sont plus remplis en certaines saisons : là où on le sait, le même vol varie avec sa date.',
    how: '{passengers-emissions} ÷ ({capacity} × {passenger-load-factor})',
    result: '{economy-seat-emissions}',
  },
  passengerGrams: {
    text: 'Le passager de chaque cabine compte pour autant de sièges économiques qu’en contiendrait la surface du sien.',
    how: 'affaires : {economy-seat-emissions} × {seat-area business}',
    result: '{grams-per-passenger business}',
  },
  typicalRoutes: {
    text: 'Les façons dont on peut vraiment aller d’un lieu à l’autre, avec et sans changement d’avion ; celles qui durent beaucoup plus longtemps sont laissées de côté.',
    result: '{count} trajets',
  },
  weightedMedian: {
    text: 'Le chiffre typique est la médiane, par ordre d’émissions et pondérée par les jours de vol : la moitié des départs émet plus, l’autre moitié moins. Les cabines comptent selon la surface de leurs sièges, avec les avions de chaque trajet.',
    result: 'économique : {typical-grams economy}',
  },
  range: {
    text: 'Personne ne peut connaître le chiffre avant le vol. Chaque cause d’incertitude élargit la fourchette, et elles vont rarement toutes dans le même sens : leurs carrés s’additionnent. Les tables de consommation de la méthode elles-mêmes s’écartent de quelques pour cent, de la même façon pour tous les vols : cela ne compte que pour le carburant réellement brûlé.',
    result:
      'économique : {range-low} à {range-high} ; d’après le carburant réellement brûlé : {burned-range-low} à {burned-range-high}',
  },
  easaLabel: {
    text: 'Ce vol a un label européen d’émissions : ses chiffres figurent ici à la place d’une estimation.',
    result: 'économique : {label-grams economy}',
  },
  contrails: {
    text: 'Les traînées blanches derrière un avion peuvent elles aussi réchauffer le climat. C’est un risque indiqué à part des kilogrammes, qui n’en tiennent pas compte : faible au-dessous de 0,2, moyen jusqu’à 1, élevé au-dessus.',
    how: 'par rapport au CO2 du vol',
    result: '{contrail-ratio}',
  },
};

const SHORT_STORY: Explanations['shortStory'] = [
  { key: 'fuelBurn', text: 'Le vol brûle {flight-fuel} de carburant,' },
  { key: 'flightEmissions', text: 'ce qui émet {well-to-wake-emissions}.' },
  {
    key: 'passengersEmissions',
    text: '{cargo-mass-fraction} en reviennent au fret, selon son poids ; {passengers-emissions} reviennent aux passagers.',
  },
  {
    key: 'economySeat',
    text: 'Ils se les partagent selon la surface de leurs sièges. La cabine a la surface de {capacity} sièges économiques, et {passenger-load-factor} sont occupés : cela fait {economy-seat-emissions} pour un passager en économique.',
  },
];

const DRIVERS: Explanations['drivers'] = {
  aircraft: 'l’avion qui assure le vol, et son aménagement',
  cabin: 'le nombre de sièges, plus ou moins bien connu',
  passengerLoad: 'le remplissage du vol',
  cargo: 'la quantité de fret transportée',
  routes: 'le trajet et la compagnie choisis',
};

/** Data categories of ISO 14083. */
const CATEGORIES: Explanations['categories'] = {
  PRIMARY: 'données primaires (ISO 14083)',
  MODELED: 'données modélisées (ISO 14083)',
  DEFAULT: 'données par défaut (ISO 14083)',
};

/** The working explained in French. */
export const explanations: Explanations = {
  steps: STEPS,
  shortStory: SHORT_STORY,
  drivers: DRIVERS,
  sources: SOURCES,
  strategies: STRATEGIES,
  categories: CATEGORIES,
};

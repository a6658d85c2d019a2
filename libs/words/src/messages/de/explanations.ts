import type { Explanations } from '../../words.ts';
import { SOURCES, STRATEGIES } from './provenance.ts';

const STEPS: Explanations['steps'] = {
  greatCircleDistance: {
    text: 'Der kürzeste Weg zwischen den beiden Flughäfen, entlang der Erdkrümmung.',
    result: '{great-circle-distance}',
  },
  flownDistance: {
    text: 'Flugzeuge machen Umwege, um Unwetter herum und entlang von Luftstraßen, und fliegen deshalb etwas weiter als den kürzesten Weg.',
    how: '{great-circle-distance} × {distance-adjustment-factor}',
    result: '{flown-distance}',
  },
  ccdDistance: {
    text: 'Der Weg ohne die ersten und letzten Kilometer in der Nähe der Flughäfen: Deren Treibstoff zählt gesondert, weil ein Flugzeug ihn dort anders verbraucht.',
    how: '{flown-distance} − {distance-near-airports}',
    result: '{ccd-distance}',
  },
  fuelBurn: {
    text: 'Wie viel Treibstoff ein Flugzeug dieses Typs verbraucht: einmal für Start und Landung und einmal für den Weg dazwischen, aus einer veröffentlichten Tabelle.',
    how: '{lto-fuel} + {ccd-fuel}',
    result: '{flight-fuel}',
  },
  flightEmissions: {
    text: 'Jedes Kilogramm Treibstoff verursacht fast vier Kilogramm Treibhausgase: die meisten bei der Verbrennung (Tank-to-Wake), den Rest bei Herstellung und Lieferung (Well-to-Tank).',
    how: '{flight-fuel} × ({#tank-to-wake-factor} + {#well-to-tank-factor})',
    result: '{well-to-wake-emissions}',
  },
  passengersEmissions: {
    text: 'Unter der Kabine reist Fracht mit, auf die nach Gewicht ihr Anteil entfällt. Der Rest entfällt auf die Fluggäste.',
    how: '{well-to-wake-emissions} × (100 % − {cargo-mass-fraction})',
    result: '{passengers-emissions}',
  },
  equivalentCapacity: {
    text: 'Wie viele Economy-Sitze hineinpassten, wenn die ganze Kabine Economy wäre: Jeder Sitz zählt nach der Bodenfläche, die er einnimmt.',
    how: '{seats economy} × {seat-area economy} + {seats premiumEconomy} × {seat-area premiumEconomy} + {seats business} × {seat-area business} + {seats first} × {seat-area first}',
    result: '{capacity} Economy-Sitze',
  },
  economySeat: {
    text: 'Der Anteil der Fluggäste wird auf die besetzten Sitze verteilt. Je leerer der Flug, desto mehr entfällt auf jeden Fluggast. In manchen Jahreszeiten sind Flüge voller als in anderen: Wo das bekannt ist, ändert sich der Wert desselben Fluges mit dem Datum.',
    how: '{passengers-emissions} ÷ ({capacity} × {passenger-load-factor})',
    result: '{economy-seat-emissions}',
  },
  passengerGrams: {
    text: 'Auf einen Fluggast jeder Kabine entfallen so viele Economy-Sitze, wie auf die Bodenfläche des eigenen Sitzes passen.',
    how: 'Business: {economy-seat-emissions} × {seat-area business}',
    result: '{grams-per-passenger business}',
  },
  typicalRoutes: {
    text: 'Die Verbindungen, die man zwischen den beiden Orten tatsächlich nutzen kann, mit und ohne Umsteigen; solche, die viel länger dauern, zählen nicht mit.',
    result: '{count} Verbindungen',
  },
  weightedMedian: {
    text: 'Der typische Wert ist der mittlere, nach Emissionen sortiert und nach Betriebstagen gezählt: Die Hälfte der Abflüge verursacht mehr, die Hälfte weniger. Kabinen zählen nach der Bodenfläche ihrer Sitze, im Flugzeug der jeweiligen Verbindung.',
    result: 'Economy: {typical-grams economy}',
  },
  range: {
    text: 'Vor dem Flug kann niemand den Wert kennen. Jede Unsicherheit verbreitert die Spanne; selten wirken alle in dieselbe Richtung, deshalb werden ihre Quadrate addiert. Auch die Verbrauchstabellen der Methode selbst weichen um einige Prozent ab, bei allen Flügen gleich: Das zählt nur für den tatsächlich verbrauchten Treibstoff.',
    result:
      'Economy: {range-low} bis {range-high}; nach dem tatsächlich verbrauchten Treibstoff: {burned-range-low} bis {burned-range-high}',
  },
  easaLabel: {
    text: 'Dieser Flug hat ein EU Flight Emissions Label: Dessen Werte stehen hier anstelle einer Schätzung.',
    result: 'Economy: {label-grams economy}',
  },
  contrails: {
    text: 'Auch die weißen Streifen hinter einem Flugzeug können das Klima erwärmen. Dieses Risiko steht neben dem CO2e-Wert und ist nicht darin enthalten: Unter 0,2 ist es gering, bis 1 mittel, darüber hoch.',
    how: 'im Verhältnis zum CO2 des Fluges',
    result: '{contrail-ratio}',
  },
};

const SHORT_STORY: Explanations['shortStory'] = [
  { key: 'fuelBurn', text: 'Der Flug verbraucht {flight-fuel} Treibstoff' },
  { key: 'flightEmissions', text: 'und verursacht damit {well-to-wake-emissions}.' },
  {
    key: 'passengersEmissions',
    text: 'Davon entfallen nach Gewicht {cargo-mass-fraction} auf die Fracht; auf die Fluggäste entfallen {passengers-emissions}.',
  },
  {
    key: 'economySeat',
    text: 'Sie teilen sich das nach der Bodenfläche ihrer Sitze. Die Kabine hat die Bodenfläche von {capacity} Economy-Sitzen, davon sind {passenger-load-factor} besetzt: Das ergibt {economy-seat-emissions} für einen Fluggast in Economy.',
  },
];

const DRIVERS: Explanations['drivers'] = {
  aircraft: 'welches Flugzeug kommt und wie es ausgestattet ist',
  cabin: 'wie gut die Zahl der Sitze bekannt ist',
  passengerLoad: 'wie voll der Flug ist',
  cargo: 'wie viel Fracht mitreist',
  routes: 'welche Strecke und welche Fluggesellschaft es wird',
};

/** Data categories of ISO 14083. */
const CATEGORIES: Explanations['categories'] = {
  PRIMARY: 'Primärdaten (ISO 14083)',
  MODELED: 'modellierte Daten (ISO 14083)',
  DEFAULT: 'Standardwerte (ISO 14083)',
};

/** The working explained in German. */
export const explanations: Explanations = {
  steps: STEPS,
  shortStory: SHORT_STORY,
  drivers: DRIVERS,
  sources: SOURCES,
  strategies: STRATEGIES,
  categories: CATEGORIES,
};

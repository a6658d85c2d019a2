import type { CabinClass, QuantityKind, QuantityName } from '@tim/estimator';
import type { QuantityWords } from '../words.ts';
import { driverWords } from './drivers.ts';

const CABINS: Readonly<Record<CabinClass, string>> = {
  economy: 'Economy',
  premiumEconomy: 'Premium Economy',
  business: 'Business',
  first: 'First',
};

const RISKS = { NEGLIGIBLE: 'gering', MODERATE: 'mittel', SEVERE: 'hoch' } as const;

/** Drivers of the range, as symbols have them. */
const DRIVERS = {
  fuelModel: 'Treibstoff',
  cabin: 'Kabine',
  passengerLoad: 'Auslastung',
  cargo: 'Fracht',
  aircraft: 'Flugzeug',
  routes: 'Strecken',
} as const;

const words = (symbol: string, name: string): QuantityWords => ({ symbol, name });

/** What a number is, whatever cabin, airport or route it is of. */
const KINDS: Readonly<Record<QuantityKind, QuantityWords>> = {
  latitude: words('φ', 'Breitengrad'),
  longitude: words('λ', 'Längengrad'),
  'great-circle-distance': words('d', 'Großkreisentfernung'),
  'distance-adjustment-factor': words('DAF', 'Korrekturfaktor für die Entfernung'),
  'flown-distance': words('geflogen', 'Geflogene Strecke'),
  'distance-near-airports': words('nah', 'Nahe den Flughäfen geflogener Teil'),
  'ccd-distance': words('CCD', 'Strecke im Steig-, Reise- und Sinkflug'),
  aircraft: words('Typ', 'Flugzeug'),
  'fuel-table': words('Tabelle', 'Verbrauchstabelle'),
  'fuel-factor': words('Faktor', 'Winglet-Faktor für den Verbrauch laut Tabelle'),
  'lto-fuel': words('m_LTO', 'Treibstoff bei Start und Landung'),
  'ccd-fuel': words('m_CCD', 'Treibstoff im Steig-, Reise- und Sinkflug'),
  'flight-fuel': words('m', 'Treibstoff des Fluges'),
  'well-to-tank-factor': words('f_WTT', 'Well-to-Tank-Faktor von Kerosin'),
  'tank-to-wake-factor': words('f_TTW', 'Tank-to-Wake-Faktor von Kerosin'),
  'well-to-tank-emissions': words('WTT', 'Well-to-Tank-Emissionen'),
  'tank-to-wake-emissions': words('TTW', 'Tank-to-Wake-Emissionen'),
  'well-to-wake-emissions': words('WTW', 'Well-to-Wake-Emissionen'),
  'cargo-mass-fraction': words('CMF', 'Frachtanteil an der Nutzlast'),
  'cargo-departures': words('n', 'Flüge, auf denen die Fracht gezählt wurde'),
  'passenger-departures': words('n', 'Flüge, auf denen die Fluggäste gezählt wurden'),
  'passengers-emissions': words('E', 'Emissionen aller Fluggäste'),
  seats: words('Sitze', 'Sitze'),
  'seat-area': words('Faktor', 'Bodenfläche eines Sitzes'),
  capacity: words('C', 'Kapazität in Economy-Sitzen'),
  'passenger-load-factor': words('PLF', 'Anteil der besetzten Sitze'),
  'economy-seat-emissions': words('e', 'Emissionen eines Fluggasts in Economy'),
  'grams-per-passenger': words('WTW', 'Well-to-Wake-Emissionen pro Fluggast'),
  'label-grams': words('WTW', 'Well-to-Wake-Emissionen pro Fluggast'),
  'typical-grams': words('typisch', 'Typische Emissionen pro Fluggast'),
  'half-width': words('w', 'Halbe Breite'),
  'half-width-low': words('w', 'Halbe Breite nach unten'),
  'half-width-high': words('w', 'Halbe Breite nach oben'),
  'range-low': words('min', 'Niedrigster Wert in Economy'),
  'range-high': words('max', 'Höchster Wert in Economy'),
  'burned-range-low': words(
    'min_verbraucht',
    'Niedrigster Wert in Economy, nach dem tatsächlich verbrauchten Treibstoff',
  ),
  'burned-range-high': words(
    'max_verbraucht',
    'Höchster Wert in Economy, nach dem tatsächlich verbrauchten Treibstoff',
  ),
  'contrail-energy': words('EEF', 'Energie, die die Kondensstreifen voraussichtlich zurückhalten, Tagesmittel'),
  'departure-hour': words('t', 'Abflugstunde, UTC'),
  'contrail-ratio-at-departure': words(
    'x bei t',
    'Kondensstreifen im Verhältnis zum CO2 des Fluges, bei Abflug in dieser Stunde',
  ),
  'contrail-ratio-at': words('x', 'Kondensstreifen im Verhältnis zum CO2 des Fluges'),
  'contrail-ratio': words('x', 'Kondensstreifen im Verhältnis zum CO2 des Fluges, Tagesmittel'),
  'contrail-day-share': words('Anteil', 'Teil des Tages'),
  'route-duration': words('t', 'Dauer'),
  'route-grams': words('e', 'Economy'),
  'route-days': words('w', 'Betriebstage im Jahr'),
  'route-standing': words('heute', 'Heute geflogen'),
  'label-version': words('Label', 'Version des Labels'),
};

export const kindWords = (kind: QuantityKind): string => KINDS[kind].name;

const STANDINGS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    current: 'ja',
    likely: 'wahrscheinlich',
    old: 'früher',
    'not-flown': 'nein',
  }),
);

export const standingValueWords = (value: string): string => STANDINGS.get(value) ?? value;

export const unitWords = (unit: string): string => (unit === 'flights' ? 'Flüge' : unit);

export const cabinWords = (cabin: CabinClass): string => CABINS[cabin];

export const routeWords = (legs: readonly string[], carrierCodes: readonly string[]): string =>
  `${legs.join(', ')} mit ${carrierCodes.join(', ')}`;

/** What a number of the working is and how it is written, without its cabin. */
export function quantityOfCabinsWords(quantity: QuantityName): QuantityWords {
  const { symbol, name } = KINDS[quantity.kind];
  switch (quantity.kind) {
    case 'latitude':
    case 'longitude':
      return words(`${symbol}${quantity.end === 'origin' ? '₁' : '₂'}`, `${name} von ${quantity.airportCode}`);
    case 'distance-near-airports':
      return words(symbol, `${name}, ${quantity.nauticalMiles} Seemeilen`);
    case 'cargo-mass-fraction':
      return words(symbol, `${name}, ein Fluggast mit ${quantity.passengerMassKg}\u00a0kg gezählt`);
    case 'seat-area':
      return words(
        symbol,
        `${name}, gezählt in Economy-Sitzen, ${quantity.body === 'wide' ? 'Großraumflugzeug' : 'Schmalrumpfflugzeug'}`,
      );
    case 'half-width':
      return words(
        `${symbol} ${DRIVERS[quantity.driver]}`,
        quantity.driver === 'fuelModel'
          ? 'Verbrauchstabellen im Verhältnis zum tatsächlich verbrauchten Treibstoff'
          : driverWords(quantity.driver),
      );
    case 'half-width-low':
      return words(`${symbol} ${DRIVERS[quantity.driver]}, min`, `${driverWords(quantity.driver)}, nach unten`);
    case 'half-width-high':
      return words(`${symbol} ${DRIVERS[quantity.driver]}, max`, `${driverWords(quantity.driver)}, nach oben`);
    case 'contrail-ratio-at':
      return words(
        `${symbol} um ${quantity.hours} Uhr`,
        `${name}, bei Abflug um ${quantity.hours} Uhr Sonnenzeit des Startflughafens`,
      );
    case 'contrail-day-share':
      return words(RISKS[quantity.bucket], `${name}, in dem das Risiko eines Abflugs ${RISKS[quantity.bucket]} ist`);
    case 'route-duration':
    case 'route-grams':
    case 'route-days':
    case 'route-standing':
      return words(`${symbol}${quantity.place}`, `${name}, ${routeWords(quantity.legs, quantity.carrierCodes)}`);
    default:
      return KINDS[quantity.kind];
  }
}

/** What a number of the working is, and how it is written. */
export function quantityWords(quantity: QuantityName): QuantityWords {
  const { symbol, name } = quantityOfCabinsWords(quantity);
  if (!('cabin' in quantity)) return words(symbol, name);
  const cabin = CABINS[quantity.cabin];
  return words(`${symbol} ${cabin}`, `${name}, ${cabin}`);
}

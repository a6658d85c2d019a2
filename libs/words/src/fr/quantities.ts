import type { CabinClass, QuantityKind, QuantityName } from '@tim/estimator';
import type { QuantityWords } from '../words.ts';
import { driverWords } from './drivers.ts';

const CABINS: Readonly<Record<CabinClass, string>> = {
  economy: 'économique',
  premiumEconomy: 'économique premium',
  business: 'affaires',
  first: 'première',
};

const RISKS = { NEGLIGIBLE: 'faible', MODERATE: 'moyen', SEVERE: 'élevé' } as const;

/** Drivers of the range, as symbols have them. */
const DRIVERS = {
  fuelModel: 'carburant',
  cabin: 'cabine',
  passengerLoad: 'remplissage',
  cargo: 'fret',
  aircraft: 'avion',
  routes: 'trajets',
} as const;

const words = (symbol: string, name: string): QuantityWords => ({ symbol, name });

/** What a number is, whatever cabin, airport or route it is of. */
const KINDS: Readonly<Record<QuantityKind, QuantityWords>> = {
  latitude: words('φ', 'Latitude'),
  longitude: words('λ', 'Longitude'),
  'great-circle-distance': words('d', 'Distance orthodromique'),
  'distance-adjustment-factor': words('DAF', 'Facteur d’ajustement de la distance'),
  'flown-distance': words('parcourue', 'Distance parcourue'),
  'distance-near-airports': words('proche', 'Part parcourue près des aéroports'),
  'ccd-distance': words('CCD', 'Distance de montée, croisière et descente'),
  aircraft: words('type', 'Avion'),
  'fuel-table': words('table', 'Table de consommation'),
  'fuel-factor': words('facteur', 'Facteur des winglets sur le carburant de la table'),
  'lto-fuel': words('m_LTO', 'Carburant d’atterrissage et de décollage'),
  'ccd-fuel': words('m_CCD', 'Carburant de montée, croisière et descente'),
  'flight-fuel': words('m', 'Carburant du vol'),
  'well-to-tank-factor': words('f_WTT', 'Facteur du puits au réservoir du kérosène'),
  'tank-to-wake-factor': words('f_TTW', 'Facteur du réservoir au sillage du kérosène'),
  'well-to-tank-emissions': words('WTT', 'Émissions du puits au réservoir'),
  'tank-to-wake-emissions': words('TTW', 'Émissions du réservoir au sillage'),
  'well-to-wake-emissions': words('WTW', 'Émissions du puits au sillage'),
  'cargo-mass-fraction': words('CMF', 'Part du fret dans la charge utile'),
  'cargo-departures': words('n', 'Vols où le fret a été compté'),
  'passenger-departures': words('n', 'Vols où les passagers ont été comptés'),
  'passengers-emissions': words('E', 'Émissions de tous les passagers'),
  seats: words('sièges', 'Sièges'),
  'seat-area': words('facteur', 'Surface d’un siège'),
  capacity: words('C', 'Capacité en sièges économiques'),
  'passenger-load-factor': words('PLF', 'Part des sièges occupés'),
  'economy-seat-emissions': words('e', 'Émissions d’un passager en économique'),
  'grams-per-passenger': words('WTW', 'Émissions du puits au sillage par passager'),
  'label-grams': words('WTW', 'Émissions du puits au sillage par passager'),
  'typical-grams': words('typique', 'Émissions typiques par passager'),
  'half-width': words('w', 'Demi-largeur'),
  'half-width-low': words('w', 'Demi-largeur vers le bas'),
  'half-width-high': words('w', 'Demi-largeur vers le haut'),
  'range-low': words('min', 'Minimum en économique'),
  'range-high': words('max', 'Maximum en économique'),
  'burned-range-low': words('min_brûlé', 'Minimum en économique, d’après le carburant réellement brûlé'),
  'burned-range-high': words('max_brûlé', 'Maximum en économique, d’après le carburant réellement brûlé'),
  'contrail-energy': words('EEF', 'Énergie que les traînées devraient retenir, moyenne du jour'),
  'departure-hour': words('t', 'Heure de départ, UTC'),
  'contrail-ratio-at-departure': words('x à t', 'Traînées par rapport au CO2 du vol, au départ à cette heure'),
  'contrail-ratio-at': words('x', 'Traînées par rapport au CO2 du vol'),
  'contrail-ratio': words('x', 'Traînées par rapport au CO2 du vol, moyenne du jour'),
  'contrail-day-share': words('part', 'Part de la journée'),
  'route-duration': words('t', 'Durée'),
  'route-grams': words('e', 'Économique'),
  'route-days': words('w', 'Jours de vol par an'),
  'route-standing': words('actuel', 'Assuré aujourd’hui'),
  'label-version': words('label', 'Version du label'),
};

export const kindWords = (kind: QuantityKind): string => KINDS[kind].name;

const STANDINGS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    current: 'oui',
    likely: 'probablement',
    old: 'autrefois',
    'not-flown': 'non',
  }),
);

export const standingValueWords = (value: string): string => STANDINGS.get(value) ?? value;

export const unitWords = (unit: string): string => (unit === 'flights' ? 'vols' : unit);

export const cabinWords = (cabin: CabinClass): string => CABINS[cabin];

export const routeWords = (legs: readonly string[], carrierCodes: readonly string[]): string =>
  `${legs.join(', ')} avec ${carrierCodes.join(', ')}`;

/** What a number of the working is and how it is written, without its cabin. */
export function quantityOfCabinsWords(quantity: QuantityName): QuantityWords {
  const { symbol, name } = KINDS[quantity.kind];
  switch (quantity.kind) {
    case 'latitude':
    case 'longitude':
      return words(`${symbol}${quantity.end === 'origin' ? '₁' : '₂'}`, `${name} de ${quantity.airportCode}`);
    case 'distance-near-airports':
      return words(symbol, `${name}, ${quantity.nauticalMiles} milles marins`);
    case 'cargo-mass-fraction':
      return words(symbol, `${name}, un passager compté pour ${quantity.passengerMassKg} kg`);
    case 'seat-area':
      return words(
        symbol,
        `${name}, compté en sièges économiques, ${quantity.body === 'wide' ? 'deux couloirs' : 'un couloir'}`,
      );
    case 'half-width':
      return words(
        `${symbol} ${DRIVERS[quantity.driver]}`,
        quantity.driver === 'fuelModel'
          ? 'Tables de consommation par rapport au carburant réellement brûlé'
          : driverWords(quantity.driver),
      );
    case 'half-width-low':
      return words(`${symbol} ${DRIVERS[quantity.driver]}, min`, `${driverWords(quantity.driver)}, vers le bas`);
    case 'half-width-high':
      return words(`${symbol} ${DRIVERS[quantity.driver]}, max`, `${driverWords(quantity.driver)}, vers le haut`);
    case 'contrail-ratio-at':
      return words(
        `${symbol} à ${quantity.hours} h`,
        `${name}, départ à ${quantity.hours} h, heure solaire du lieu de départ`,
      );
    case 'contrail-day-share':
      return words(RISKS[quantity.bucket], `${name} où le risque d’un départ est ${RISKS[quantity.bucket]}`);
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

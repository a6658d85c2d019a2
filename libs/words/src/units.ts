import type { QuantityKind, QuantityName } from '@tim/estimator';

/** Unit of a number of the working: a code for programs, the same in every language. '1' is a ratio, a count or a name. */
export type Unit = '1' | 'km' | 'kg' | 'kg CO2e' | 'g CO2e' | 'kg CO2e/kg' | 'GJ' | 'h' | '°' | 'flights';

const UNITS: Readonly<Record<QuantityKind, Unit>> = {
  latitude: '°',
  longitude: '°',
  'great-circle-distance': 'km',
  'distance-adjustment-factor': '1',
  'flown-distance': 'km',
  'distance-near-airports': 'km',
  'ccd-distance': 'km',
  aircraft: '1',
  'fuel-table': '1',
  'fuel-factor': '1',
  'lto-fuel': 'kg',
  'ccd-fuel': 'kg',
  'flight-fuel': 'kg',
  'well-to-tank-factor': 'kg CO2e/kg',
  'tank-to-wake-factor': 'kg CO2e/kg',
  'well-to-tank-emissions': 'kg CO2e',
  'tank-to-wake-emissions': 'kg CO2e',
  'well-to-wake-emissions': 'kg CO2e',
  'cargo-mass-fraction': '1',
  'cargo-departures': 'flights',
  'passenger-departures': 'flights',
  'passengers-emissions': 'kg CO2e',
  seats: '1',
  'seat-area': '1',
  capacity: '1',
  'passenger-load-factor': '1',
  'economy-seat-emissions': 'kg CO2e',
  'grams-per-passenger': 'g CO2e',
  'label-grams': 'g CO2e',
  'typical-grams': 'g CO2e',
  'half-width': '1',
  'half-width-low': '1',
  'half-width-high': '1',
  'range-low': 'g CO2e',
  'range-high': 'g CO2e',
  'burned-range-low': 'g CO2e',
  'burned-range-high': 'g CO2e',
  'contrail-energy': 'GJ',
  'departure-hour': 'h',
  'contrail-ratio-at-departure': '1',
  'contrail-ratio-at': '1',
  'contrail-ratio': '1',
  'contrail-day-share': '1',
  'route-duration': 'h',
  'route-grams': 'g CO2e',
  'route-days': '1',
  'route-standing': '1',
  'label-version': '1',
};

export const unitOf = (kind: QuantityKind): Unit => UNITS[kind];

/** A quantity's name as a message carries it; undefined without one, or of a kind that only a newer version knows. */
export function readQuantityName(code: { readonly kind: string } | undefined): QuantityName | undefined {
  if (!code || !Object.hasOwn(UNITS, code.kind)) return undefined;
  // A message has every parameter, those of other kinds without a value.
  const given = Object.entries(code).filter(([, value]) => value !== undefined && !isEmptyList(value));
  return Object.fromEntries(given) as QuantityName;
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

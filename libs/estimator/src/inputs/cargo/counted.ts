import type { CargoRule } from './cargo-rule.ts';

/**
 * On narrow bodies away from the US, what a country counts of its carrier's flights (India): at home, and abroad where the carrier flies
 * no wide bodies, whose cargo would be among it.
 */
export const countedCargo: CargoRule = ({ body, carrierCode, route }, { hasWideBodies, tables: { indiaTraffic } }) => {
  if (body !== 'narrow' || route.touchesUs) return undefined;
  const isAtHome = route.isDomestic && route.origin.countryCode === indiaTraffic.countryCode;
  if (!isAtHome && hasWideBodies(carrierCode)) return undefined;
  const counted = indiaTraffic.cargo(carrierCode, isAtHome);
  return (
    counted && {
      ...indiaTraffic.provenance,
      value: counted.value,
      basis: { kind: 'carrier-cargo-counted', departures: counted.departures },
    }
  );
};

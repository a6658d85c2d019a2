import type { LoadRule } from './load-rule.ts';

/** Away from the US, what a country counts of its own carrier's flights, at home and abroad apart (India). */
export const countedCarrierLoad: LoadRule = ({ carrierCode, route, month }, { tables: { indiaTraffic } }) => {
  if (route.touchesUs) return undefined;
  const isAtHome = route.isDomestic && route.origin.countryCode === indiaTraffic.countryCode;
  const counted = indiaTraffic.load(carrierCode, isAtHome, month);
  return (
    counted && {
      ...indiaTraffic.provenance,
      value: counted.value,
      basis: { kind: 'carrier-counted', departures: counted.departures },
    }
  );
};

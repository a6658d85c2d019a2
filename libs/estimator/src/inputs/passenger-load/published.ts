import type { LoadRule } from './load-rule.ts';

/**
 * Away from the US what the carrier publishes: on routes within its country that of its flights there, else that of its other
 * flights, where it tells them apart; else that of all of them.
 */
export const publishedLoad: LoadRule = ({ carrierCode, route, month }, { tables: { publishedLoadFactors } }) => {
  if (route.touchesUs) return undefined;
  const isAtHome = route.isDomestic && route.origin.countryCode === publishedLoadFactors.homeCountryCode(carrierCode);
  return (
    publishedLoadFactors.find(carrierCode, isAtHome ? 'domestic' : 'international', month) ??
    publishedLoadFactors.find(carrierCode, 'all', month)
  );
};

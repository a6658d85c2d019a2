import { logit, shareOfLogit } from './odds.ts';
import { mayBeAnotherCompanys, quarterOf } from './load-rule.ts';
import type { LoadRule } from './load-rule.ts';

/**
 * A US carrier's load factor of the quarter, else of the year, at home or abroad (T-2), moved by how its flights with the aircraft
 * differ from all of its flights there.
 */
export const usCarrierLoad: LoadRule = (question, data) => {
  if (mayBeAnotherCompanys(question, data)) return undefined;
  const { carrierCode, route, icaoAircraftType, month } = question;
  const { loadFactors } = data.tables;
  const quarter = quarterOf(month);
  const ofQuarter =
    quarter === undefined
      ? undefined
      : loadFactors.ofCarrier(carrierCode, quarter, route.isDomestic ? 'domestic' : 'international');
  const reported = ofQuarter ?? loadFactors.ofCarrierYear(carrierCode);
  if (!reported) return undefined;
  const { passengerLoadFactor, departures } = reported.value;
  const area = route.isDomestic ? 'domestic' : (route.reported[0]?.region ?? 'abroad');
  const change = data.typeLoadChange(carrierCode, icaoAircraftType, area);
  if (change === 0) return { ...reported, value: passengerLoadFactor };
  const kind = ofQuarter ? 'carrier-aircraft-quarter' : 'carrier-aircraft-year';
  return {
    ...reported,
    value: shareOfLogit(logit(passengerLoadFactor) + change),
    basis: { kind, departures },
  };
};

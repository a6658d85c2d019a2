import type { LoadRule } from './load-rule.ts';

/** What a country counts of all carriers' flights on a route within it (Australia). */
export const countedAtHomeLoad: LoadRule = ({ route: { origin, destination }, month }, { tables }) => {
  const counted = tables.australiaTraffic.allCarriersLoad(origin, destination, month);
  return (
    counted && {
      ...tables.australiaTraffic.provenance,
      value: counted.value,
      dataCategory: 'MODELED',
      basis: { kind: 'all-carriers-on-route', departures: counted.departures },
    }
  );
};

import type { Tables } from '@tim/reference-data';
import type { StandingRule } from './standing-rule.ts';

/** The carrier and those that fly under its code. */
export const flyingFor = ({ partners }: Pick<Tables, 'partners'>, carrierCode: string): readonly string[] => [
  carrierCode,
  ...partners.ofCarrier(carrierCode).map((partner) => partner.carrierCode),
];

/** A schedule that the operator of this service built in has it. */
export const scheduledRoute: StandingRule = ({ carrierCode, origin, destination }, { tables: { schedules } }) => {
  const flights = [
    ...schedules.onRoute(carrierCode, origin, destination),
    ...schedules.onRoute(carrierCode, destination, origin),
  ];
  if (flights.length === 0) return undefined;
  const { provenance, schedule } = schedules;
  return { ...provenance, value: 'current', basis: { kind: 'scheduled-on-route', schedule } };
};

/** What was compiled of the very route. */
export const compiledRoute: StandingRule = ({ carrierCode, origin, destination }, { tables: { routeFacts } }) => {
  const isFlown = routeFacts.isFlown(carrierCode, origin, destination);
  if (isFlown === undefined) return undefined;
  return { ...routeFacts.provenance, value: isFlown ? 'current' : 'not-flown', basis: { kind: 'route-compiled' } };
};

import { hash } from 'node:crypto';
import { CABIN_CLASSES } from '@tim/engine';
import type { FlightResult, GramsPerPassenger, TypicalResult } from '@tim/estimator';
import { apiDetailedFlightMessage } from '@tim/estimate-messages/api-v1';
import { flightWithEmissionsMessage, typicalFlightEmissionsMessage } from '@tim/estimate-messages';
import { Flight, FlightWithEmissions, Market, TypicalFlightEmissions } from '@tim/messages';
import { Flight as ApiFlight, FlightWithDetailedEmissions } from '@tim/messages/api-v1';

/** What a line of the file of answers tells, in order; two answers are the same where all of it is. */
export const PARTS = ['grams', 'range', 'contrails', 'inputs', 'aircraft', 'site message', 'API message'] as const;

const NO_FLIGHT = Flight.create();
const NO_API_FLIGHT = ApiFlight.create();
const NO_MARKET = Market.create();
const ALL_PARTS = { includesInputs: true, includesBreakdown: true };

const perCabin = (grams: GramsPerPassenger | undefined) => CABIN_CLASSES.map((cabin) => grams?.[cabin] ?? '').join(' ');

const digest = (message: unknown) => hash('md5', JSON.stringify(message)).slice(0, 12);

type HasWorking = { readonly working?: { readonly engineVersion: string } | undefined };

/** The digest of a message without the engine's version: a new version alone changes no answer. */
const siteDigest = <Message extends HasWorking>(type: { toJSON: (message: Message) => unknown }, message: Message) =>
  digest(type.toJSON({ ...message, working: message.working && { ...message.working, engineVersion: '' } }));

/** An answer as one line: the figures as they are, and digests of the messages they are sent in. */
export function flightLine(result: FlightResult): string {
  if (result.kind === 'unavailable') return `${result.reason}\t${result.field}\t${digest(result)}`;
  const site = flightWithEmissionsMessage(NO_FLIGHT, result, ALL_PARTS);
  const api = apiDetailedFlightMessage(NO_API_FLIGHT, { result }, '');
  const inputs = Object.entries(site.emissionsInputs?.emissionsInputEntries ?? {}).map(
    ([key, { dataSource, dataStrategy }]) => `${key}=${dataSource}:${dataStrategy}`,
  );
  return [
    [
      perCabin(result.wellToWakeGramsPerPassenger),
      perCabin(result.wellToTankGramsPerPassenger),
      perCabin(result.tankToWakeGramsPerPassenger),
    ].join(' / '),
    result.kind === 'labelled' ? '' : `${perCabin(result.range?.low)} / ${perCabin(result.range?.high)}`,
    result.contrailsImpactBucket ?? '',
    inputs.join(' '),
    site.aircraft ? `${site.aircraft.icaoAircraftType} ${site.aircraft.basis}` : '',
    siteDigest(FlightWithEmissions, site),
    digest(FlightWithDetailedEmissions.toJSON(api)),
  ].join('\t');
}

/** A market's answer as one line. */
export function typicalLine(result: TypicalResult): string {
  if (result.kind === 'unavailable') return `${result.reason}\t${result.field}\t${digest(result)}`;
  return [
    perCabin(result.wellToWakeGramsPerPassenger),
    `${perCabin(result.range?.low)} / ${perCabin(result.range?.high)}`,
    '',
    result.carrierCodes.join(' '),
    '',
    siteDigest(TypicalFlightEmissions, typicalFlightEmissionsMessage(NO_MARKET, result)),
    '',
  ].join('\t');
}

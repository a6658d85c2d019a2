import { join } from 'node:path';
import type { Credit } from '../sources.ts';

/** Where the repository keeps the tables of our own. */
export const DATA_FOLDER = join(import.meta.dirname, '../../../../libs/reference-data/data');

const OURS = { licence: 'Apache-2.0', address: 'compiled for this project' } as const;

/** What the tables say of the files that they are built from. */
export const DATA_CREDITS = {
  airportUse: {
    title:
      'What airports are used for, which aircraft may land, and between which a sea or a closed border lies; compiled for this project from general knowledge',
    edition: 'airport use, November 2026, recalled',
    ...OURS,
    date: '2026-11-24',
  },
  cabins: {
    title: 'Cabin layouts compiled for this project: read, recalled and checked against BTS totals, or recalled',
    edition: 'carrier cabins, 2025 to March 2026',
    ...OURS,
    date: '2026-03-31',
  },
  carrierStatus: {
    title:
      'Who holds a carrier code and what it flies, blocks of flight numbers without passengers, closed routes; compiled for this project',
    edition: 'carrier status, August 2026',
    ...OURS,
    date: '2026-08-19',
  },
  families: {
    title: 'Aircraft type families and usual variants compiled for this project from general knowledge',
    edition: 'aircraft families, 2026',
    ...OURS,
    date: '2026-08-19',
  },
  fleets: {
    title: 'Carrier fleets compiled for this project, mostly from general knowledge',
    edition: 'carrier fleets, end of 2025, mostly recalled',
    ...OURS,
    date: '2025-12-31',
  },
  listCodes: {
    title:
      'Codes of railway stations, former codes of airports, and aircraft and operators that are not of airlines; compiled for this project, partly read in lists of codes',
    edition: 'codes of lists, November 2026',
    ...OURS,
    date: '2026-11-24',
  },
  partners: {
    title:
      'Carriers that fly under another’s numbers, or are sold with it on one ticket; compiled for this project from general knowledge',
    edition: 'partners, November 2026',
    ...OURS,
    date: '2026-11-23',
  },
  routeFacts: {
    title:
      'Who flies a route and who does not, and in which months; compiled for this project, mostly from general knowledge',
    edition: 'route facts, November 2026, mostly recalled',
    ...OURS,
    date: '2026-11-30',
  },
  routeAircraft: {
    title: 'Aircraft and cabins that carriers keep for single routes, compiled for this project, partly read on pages',
    edition: 'route aircraft, November 2026, mostly recalled',
    ...OURS,
    date: '2026-11-30',
  },
  publishedLoadFactors: {
    title:
      'Passenger load factors of single months that carriers, or aviation authorities, publish; compiled for this project',
    edition: 'monthly traffic reports 2023-2025',
    ...OURS,
    address: 'compiled for this project; every row names its page',
    date: '2026-11-22',
  },
} as const satisfies Readonly<Record<string, Credit>>;

/** The files of the folder, without their ending. */
export const DATA_FILES = [
  'aircraft-names',
  'aircraft-types',
  'airport-use',
  'apart',
  'best-before',
  'bts-aircraft',
  'bts-carriers',
  'bts-filed-otherwise',
  'bts-narrow-bodies',
  'bts-seats-of-no-aircraft',
  'cabins',
  'cabins-read',
  'carrier-holders',
  'carrier-names',
  'carrier-status',
  'city-names',
  'closed-routes',
  'families',
  'fleets',
  'fleets-read',
  'flight-holders',
  'former-airport-codes',
  'not-by-airline',
  'number-blocks',
  'partners',
  'published-load-factors',
  'route-aircraft',
  'route-facts',
  'seasons',
  'sold-together',
  'stations',
  'usual-variants',
] as const;
export type DataFile = (typeof DATA_FILES)[number];

/** A file's name in reports. */
export const dataFileName = (file: DataFile): string => `libs/reference-data/data/${file}.csv`;

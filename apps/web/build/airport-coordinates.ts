import { buildFindIndex } from '@tim/find';
import type { Plugin } from 'vite';
import { findSources } from './find-files.ts';
import { virtualModule } from './virtual-module.ts';

/** What is written of a degree: to the nearest half kilometre, less than a map of the world shows. */
const PARTS_OF_DEGREE = 100;
/** South pole and date line are zero, so that there are no signs. */
const SOUTHERNMOST_DEG = -90;
const WESTERNMOST_DEG = -180;
/** Up to 36 000 parts fit into as many characters as a code has. */
const BASE = 36;
const LENGTH = 3;

/** Three strings of three characters a place: its code, and where it is. */
export type AirportCoordinates = { readonly codes: string; readonly latitudes: string; readonly longitudes: string };

/**
 * Where every airport is that the site's search knows, and every city that stands for several: at its busiest. Text of a
 * fixed width weighs a quarter less than lists of numbers, as gzip makes them.
 */
export function coordinates(): AirportCoordinates {
  const sources = findSources();
  const { airports, metropolises } = buildFindIndex(sources);
  const busiestOf = (city: string) => airports.find(([, cityCode]) => cityCode === city)?.[0] ?? '';
  const places = [
    ...airports.map(([code]) => ({ code, airport: sources.tables.airports.find(code) })),
    ...metropolises.map((code) => ({ code, airport: sources.tables.airports.find(busiestOf(code)) })),
  ]
    .flatMap(({ code, airport }) => (airport ? [{ code, ...airport }] : []))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
  return {
    codes: places.map(({ code }) => code).join(''),
    latitudes: places.map(({ latitudeDeg }) => digits(latitudeDeg - SOUTHERNMOST_DEG)).join(''),
    longitudes: places.map(({ longitudeDeg }) => digits(longitudeDeg - WESTERNMOST_DEG)).join(''),
  };
}

/** Offers the coordinates to the map, which alone loads them. */
export const airportCoordinates = (): Plugin =>
  virtualModule('airport-coordinates', () => `export const COORDINATES = ${JSON.stringify(coordinates())};`);

function digits(degrees: number): string {
  return Math.round(degrees * PARTS_OF_DEGREE)
    .toString(BASE)
    .padStart(LENGTH, '0');
}

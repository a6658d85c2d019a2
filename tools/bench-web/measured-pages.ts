import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFiles } from '../hosting/hosting-config.ts';

/** A page as it is measured. */
export type MeasuredPage = {
  readonly name: string;
  readonly address: string;
  /** The prerendered file whose text the bare page has. */
  readonly file: string;
  readonly isResult: boolean;
};

/** A flight may be asked for a year ahead; this one is far enough to be flown whenever the bench runs. */
const DAYS_AHEAD = 30;

/** In each language; exempt from search engines' scores. */
const NOT_MEASURED = /(^|\/)404\.html$/;

/**
 * Every prerendered page, and a result of each kind.
 *
 * @param folder - the built site
 */
export function measuredPages(folder: string, today: Date): readonly MeasuredPage[] {
  const departure = new Date(today.getTime() + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  const files = pageFiles(folder).filter((file) => !NOT_MEASURED.test(file));
  return [
    ...files.toSorted().map((file) => pageOf(folder, file)),
    { name: 'Trip, result', address: '/trip?itinerary=MAN-DOH-BKK', file: 'trip.html', isResult: true },
    { name: 'Route, result', address: '/lookup/route?itinerary=ZRH-BOS', file: 'lookup/route.html', isResult: true },
    {
      name: 'Flight, result',
      address: `/lookup/flight?itinerary=ZRH-BOS-LX-52-${departure}`,
      file: 'lookup/flight.html',
      isResult: true,
    },
  ];
}

function pageOf(folder: string, file: string): MeasuredPage {
  const address = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
  const title = /<title>([^<|]*)/.exec(readFileSync(join(folder, file), 'utf8'))?.[1]?.trim() ?? file;
  return { name: `${title} (${address})`, address, file, isResult: false };
}

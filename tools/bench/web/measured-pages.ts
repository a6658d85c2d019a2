import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES, languagePath, PSEUDO_LANGUAGE } from '@tim/languages';
import { dateToYyyymmdd, utcDate } from '@tim/notation';
import { pageFiles } from '../../hosting/hosting-config.ts';
import { SITE_FOLDER } from './served-site.ts';

/** A page as it is measured. */
export type MeasuredPage = {
  readonly name: string;
  readonly address: string;
  /** The prerendered file whose text the bare page has: the English one. */
  readonly file: string;
  readonly isResult: boolean;
  /** Whether it is an English page in another language: the same page with other words. */
  readonly isTranslated: boolean;
};

/** A flight may be asked for a year ahead; this one is far enough to be flown whenever the bench runs. */
const DAYS_AHEAD = 30;

/** In each language; exempt from search engines' scores. */
const NOT_FOUND = /(^|\/)404\.html$/;

/** The pseudo-language is for checks; no visitor has it. */
const isMeasured = (file: string) => !NOT_FOUND.test(file) && !file.startsWith(`${PSEUDO_LANGUAGE}/`);

/** A result of each kind, of a route in every language, and every prerendered page of the built site. */
export function measuredPages(): readonly MeasuredPage[] {
  const departure = dateToYyyymmdd(utcDate(Date.now(), DAYS_AHEAD));
  const files = pageFiles(SITE_FOLDER).filter(isMeasured);
  return [
    result('Trip, result', '/trip', 'MAN-DOH-BKK'),
    result('Flight, result', '/lookup/flight', `ZRH-BOS-LX-52-${departure}`),
    ...LANGUAGE_CODES.map((code) => {
      const path = `${languagePath(code)}/lookup/route`;
      return {
        ...result(`Route, result (${path})`, path, 'ZRH-BOS'),
        file: 'lookup/route.html',
        isTranslated: code !== 'en',
      };
    }),
    ...files.map(pageOf),
  ];
}

const result = (name: string, path: string, itinerary: string): MeasuredPage => ({
  name,
  address: `${path}?itinerary=${itinerary}`,
  file: `${path.slice(1)}.html`,
  isResult: true,
  isTranslated: false,
});

function pageOf(file: string): MeasuredPage {
  const address = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
  const title = /<title>([^<|]*)/.exec(readFileSync(join(SITE_FOLDER, file), 'utf8'))?.[1]?.trim() ?? file;
  const folders = LANGUAGE_CODES.map((code) => `${code}/`);
  const englishFile = file.slice(folders.find((one) => file.startsWith(one))?.length ?? 0);
  return {
    name: `${title} (${address})`,
    address,
    file: englishFile,
    isResult: false,
    isTranslated: englishFile !== file,
  };
}

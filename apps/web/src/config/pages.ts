import { cabinLetter, formatQuestion, type Question } from '@tim/itinerary';
import { languagePath, OWN_LANGUAGE, type BuildLanguage } from '@tim/languages';

/** The one table of the site's pages: routes, prerendered files, sitemap and measured pages follow it. Below a language's root they are the same. */
export const PAGES = {
  home: '/',
  about: '/about-tim',
  governance: '/governance',
  faq: '/faq',
  route: '/lookup/route',
  flight: '/lookup/flight',
  trip: '/trip',
  batch: '/batch',
  meet: '/meet',
  embed: '/embed',
  developers: '/developers/api',
  methodology: '/methodology',
  accuracy: '/accuracy',
  changes: '/changes',
  glossary: '/glossary',
  notFound: '/404',
} as const;

/** A page of the site, by its name in the table. */
export type PageName = keyof typeof PAGES;

/** The build writes a page for each. */
export const PRERENDERED_PATHS = Object.values(PAGES);

/** Where the pages of this language begin: "" of English, "/de" of German. */
export const LANGUAGE_ROOT = languagePath(OWN_LANGUAGE);

/** The address on the server of a page in a language. The router's own links need none. */
export function addressOf(path: string, language: BuildLanguage = OWN_LANGUAGE): string {
  const root = languagePath(language);
  return path === '/' ? root || '/' : root + path;
}

/** The page that an address names: what is left of it below the language's root. */
export function pageOf(pathname: string): string {
  const isInLanguage = pathname === LANGUAGE_ROOT || pathname.startsWith(`${LANGUAGE_ROOT}/`);
  return (isInLanguage ? pathname.slice(LANGUAGE_ROOT.length) : pathname) || '/';
}

/** The element that holds the application; its `data-path` names the path it was prerendered for. */
export const ROOT_ELEMENT_ID = 'root';

/** Of what a prerendered page with a form has to say when the application does not come; hidden until then. */
export const LATE_ID = 'late';

/** Whether the prerendered page is that of the address, a slash at its end aside. */
export function isPrerenderedFor(prerenderedPath: string | undefined, pathname: string): boolean {
  return prerenderedPath !== undefined && prerenderedPath === (pathname.replace(/\/{1,99}$/, '') || '/');
}

/** Not in the address: economy, which goes without saying, and what is not asked. */
function queryOf(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `&${name}=${value}`)
    .join('');
}

/** @param itinerary - as the calculator's address has it; for the way back it has legs of its own */
export function tripPath(itinerary: string, { cabin, ...question }: Question): string {
  const { people, airline } = formatQuestion({ cabin, ...question });
  const cabins = cabin === undefined || cabin === 'economy' || question.people.byCabin ? '' : cabinLetter(cabin);
  return `${PAGES.trip}?itinerary=${itinerary}${queryOf({ cabins, people, airline })}`;
}

/** A result's address. */
export function resultPath(page: 'flight' | 'route', itinerary: string, question: Question): string {
  const { cabin, ...others } = formatQuestion(question);
  return `${PAGES[page]}?itinerary=${itinerary}${queryOf({ cabin: cabin === 'economy' ? '' : cabin, ...others })}`;
}

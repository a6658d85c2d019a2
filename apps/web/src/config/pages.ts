import { cabinLetter, formatQuestion, type Question } from '@tim/itinerary';

/** The one table of the site's pages: routes, prerendered files, sitemap and measured pages follow it. */
export const PAGES = {
  home: '/',
  about: '/about-tim',
  governance: '/governance',
  faq: '/faq',
  route: '/lookup/route',
  flight: '/lookup/flight',
  trip: '/trip',
  batch: '/batch',
  embed: '/embed',
  developers: '/developers/api',
  methodology: '/methodology',
  accuracy: '/accuracy',
  notFound: '/404',
} as const;

/** A page of the site, by its name in the table. */
export type PageName = keyof typeof PAGES;

/** The build writes a page for each. */
export const PRERENDERED_PATHS = Object.values(PAGES);

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

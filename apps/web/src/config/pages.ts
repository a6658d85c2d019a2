import { cabinLetter, type TripCabin } from '@tim/itinerary';

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

/** @param itinerary - as the calculator's address has it */
export function tripPath(itinerary: string, cabin: TripCabin = 'economy'): string {
  return `${PAGES.trip}?itinerary=${itinerary}${cabin === 'economy' ? '' : `&cabins=${cabinLetter(cabin)}`}`;
}

/** A result's address in a cabin; economy goes without saying. */
export function resultPath(page: 'flight' | 'route', itinerary: string, cabin: TripCabin): string {
  return `${PAGES[page]}?itinerary=${itinerary}${cabin === 'economy' ? '' : `&cabin=${cabin}`}`;
}

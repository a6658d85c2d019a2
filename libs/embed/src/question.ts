import { CABIN_CLASSES, type CabinClass } from '@tim/figure';

/** The attributes of the element, and the parameters of the page in a frame. */
export const ATTRIBUTES = ['flight', 'from', 'to', 'date', 'cabin', 'lang'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** What a page asks for: a flight, or what is typical between two places. */
export type FigureQuestion = {
  readonly kind: 'flight' | 'route';
  /** As addresses of the site have it: ZRH-BOS-LX-52-20270110. */
  readonly itinerary: string;
  readonly cabin: CabinClass;
};

const AIRPORT = /^[a-z]{3}$/i;
const FLIGHT = /^([a-z\d]{2})[ -]?(\d{1,4})$/i;
const DATE = /^(\d{4})-?(\d{2})-?(\d{2})$/;

/** How each attribute that somebody types is written. */
export const WRITTEN = { from: AIRPORT, to: AIRPORT, flight: FLIGHT, date: DATE } as const;

/** The cabin that a text names, whatever its case; economy where it is empty. */
export const cabinOf = (text: string): CabinClass | undefined =>
  CABIN_CLASSES.find((one) => one.toLowerCase() === (text || 'economy').toLowerCase());

/** Reads the attributes; undefined where they name no flight and no route. Nothing else of the page is asked on. */
export function readQuestion(attribute: (name: Attribute) => string | null): FigureQuestion | undefined {
  const textOf = (name: Attribute) => (attribute(name) ?? '').trim();
  const [from, to, flight, date] = [textOf('from'), textOf('to'), textOf('flight'), textOf('date')];
  const cabin = cabinOf(textOf('cabin'));
  if (cabin === undefined || !AIRPORT.test(from) || !AIRPORT.test(to)) return undefined;
  const route = `${from}-${to}`.toUpperCase();
  if (flight === '' && date === '') return { kind: 'route', itinerary: route, cabin };
  const [, carrier = '', number = ''] = FLIGHT.exec(flight) ?? [];
  const [, year = '', month = '', day = ''] = DATE.exec(date) ?? [];
  if (carrier === '' || year === '') return undefined;
  return { kind: 'flight', itinerary: `${route}-${carrier.toUpperCase()}-${number}-${year}${month}${day}`, cabin };
}

/** What goes without saying is left out: an address that is the same is kept once. */
const parametersOf = (cabin: CabinClass, language: string) =>
  [cabin !== 'economy' && `cabin=${cabin}`, language !== 'en' && `lang=${language}`].filter(Boolean).join('&');

/**
 * Where the answer is.
 *
 * @param language - of the names of cities
 */
export function figureAddress(service: string, { kind, itinerary, cabin }: FigureQuestion, language: string): string {
  const parameters = parametersOf(cabin, language);
  return `${service}/v1/figures/${kind}/${itinerary}${parameters === '' ? '' : `?${parameters}`}`;
}

/** Where the site shows it in a language, with its working where that is wanted; without a question its home page. */
export function pageAddress(
  service: string,
  question: FigureQuestion | undefined,
  language: string,
  part = '',
): string {
  const site = language === 'en' ? service : `${service}/${language}`;
  if (!question) return language === 'en' ? `${service}/` : site;
  const { kind, itinerary, cabin } = question;
  const inCabin = cabin === 'economy' ? '' : `&cabin=${cabin}`;
  return `${site}/lookup/${kind}?itinerary=${itinerary}${inCabin}${part}`;
}

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, loadWords } from './languages.ts';
import { defineTravelImpactFigure, ELEMENT } from './travel-impact-figure.ts';

const SERVICE = 'https://site.example';
const ANSWER = {
  cabin: 'economy',
  unit: 'kg',
  co2ePerPassenger: 352.187,
  low: 285.9,
  high: 424.3,
  origin: 'ZRH',
  destination: 'BOS',
  computedBy: 'engine',
  modelVersion: '3.0.0',
  dataDate: '2026-07-01',
  url: SERVICE,
};
const FAILED = 'The figure could not be looked up just now.';
const MISREAD = /^Give from and to, and for a flight its number and date/;

/** A service that never answers; like a browser, it gives up when it is told to. */
const silent = (_: string, { signal }: { readonly signal: AbortSignal }) =>
  new Promise<Response>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
/** Its answer begins, and goes no further. */
const halfWay: typeof silent = (_, { signal }) => {
  const body = new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode('{"cabin":'));
      signal.addEventListener('abort', () => stream.error(new Error('aborted')));
    },
  });
  return Promise.resolve(new Response(body));
};
const answering =
  (body: string, status: number, headers: Readonly<Record<string, string>> = {}) =>
  () =>
    Promise.resolve(new Response(body, { status, headers }));

defineTravelImpactFigure(SERVICE);
// A file is read in real time, and only once.
beforeAll(() => loadWords('en'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** An element on the page, and what it shows after a time. */
function shown(attributes: Readonly<Record<string, string>> = {}) {
  const element = document.createElement(ELEMENT);
  for (const [name, value] of Object.entries({ from: 'ZRH', to: 'BOS', ...attributes })) {
    element.setAttribute(name, value);
  }
  document.body.append(element);
  const region = () => element.shadowRoot?.querySelector('[role=group]');
  return {
    element,
    after: async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      return region()?.textContent ?? '';
    },
    region,
    link: () => element.shadowRoot?.querySelector('a')?.href,
  };
}

describe('the element', () => {
  it('shows a sentence and a link after 8 seconds of a silent service, and gives up after 20', async () => {
    vi.stubGlobal('fetch', silent);
    const { after, link, region } = shown({ flight: 'LX52', date: '2027-01-10' });
    expect(await after(7_990)).toBe('Looking up the emissions');
    expect(await after(10)).toContain(FAILED);
    expect(link()).toBe(`${SERVICE}/lookup/flight?itinerary=ZRH-BOS-LX-52-20270110`);
    expect(region()?.hasAttribute('aria-busy')).toBe(true);
    expect(await after(12_000)).toContain(FAILED);
    expect(region()?.hasAttribute('aria-busy')).toBe(false);
  });

  it('has the figure in their place when it comes all the same', async () => {
    const late = new Promise<Response>((resolve) => {
      setTimeout(() => resolve(new Response(JSON.stringify(ANSWER))), 12_000);
    });
    vi.stubGlobal('fetch', () => late);
    const { after } = shown();
    expect(await after(11_000)).toContain(FAILED);
    expect(await after(2_000)).toContain('About 350 kg CO2e');
  });

  it('does so for an answer that stops half-way', async () => {
    vi.stubGlobal('fetch', halfWay);
    expect(await shown().after(20_000)).toContain(FAILED);
  });

  it.each([
    ['do not come', () => Promise.reject(new Error('no such file'))],
    ['come never', () => new Promise<never>(() => undefined)],
  ])('shows them in the language of the page when its words %s', async (_, words) => {
    vi.stubGlobal('fetch', answering(JSON.stringify(ANSWER), 200));
    vi.spyOn(LANGUAGES, 'de').mockImplementation(words);
    const { after, link, region } = shown({ lang: 'de' });
    expect(await after(20_000)).toBe('Der Wert ließ sich gerade nicht abfragen.Auf der Website nachsehen');
    expect(link()).toBe(`${SERVICE}/de/lookup/route?itinerary=ZRH-BOS`);
    expect(region()?.getAttribute('lang')).toBe('de');
  });

  it('leads to the site when not even the question is whole', async () => {
    vi.spyOn(LANGUAGES, 'en').mockRejectedValue(new Error('no such file'));
    const { after, link } = shown({ from: '' });
    expect(await after(10)).toContain(FAILED);
    expect(link()).toBe(`${SERVICE}/`);
  });

  it.each([
    ['a flight that is not known', 404, { 'X-Unavailable-Reason': 'UNKNOWN_CARRIER' }, /the airline is not known\./],
    ['a day that is past', 400, { 'X-Unavailable-Reason': 'DATE_OUT_OF_WINDOW' }, /from today to a year ahead\./],
    ['a date that no calendar has', 400, {}, MISREAD],
    ['a page of the hosting that is missing', 404, {}, FAILED],
    ['too many questions', 429, {}, FAILED],
    ['a service that is broken', 503, {}, FAILED],
    ['a page in the place of an answer', 200, {}, FAILED],
  ] as const)('tells what came: %s', async (_, status, headers, sentence) => {
    vi.stubGlobal('fetch', answering('<!doctype html>', status, headers));
    expect(await shown().after(10)).toMatch(sentence);
  });

  it('asks anew when an attribute changes, and shows that answer for good even if the first was silent', async () => {
    vi.stubGlobal('fetch', silent);
    const { element, after } = shown();
    await after(19_000);
    vi.stubGlobal('fetch', answering(JSON.stringify(ANSWER), 200));
    element.setAttribute('cabin', 'business');
    expect(await after(10)).toContain('About 350 kg CO2e');
    expect(await after(20_000)).toContain('About 350 kg CO2e');
  });

  it('that has left the page stops asking, and asks again when it is back', async () => {
    const fetching = vi.fn<typeof silent>(silent);
    vi.stubGlobal('fetch', fetching);
    const { element, after } = shown();
    await after(10);
    element.remove();
    expect(fetching.mock.calls[0]?.[1].signal.aborted).toBe(true);
    document.body.append(element);
    expect(await after(20_000)).toContain(FAILED);
    expect(fetching).toHaveBeenCalledTimes(2);
  });
});

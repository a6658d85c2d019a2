// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LISTENING_EVENT } from './start-up.ts';

let idle: (() => void)[] = [];

/** What the page was made to ask for. */
const asked = () => document.head.querySelectorAll('script, link');

beforeEach(() => {
  vi.resetModules();
  idle = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
});
afterEach(() => {
  // Ends what a loader still waits for.
  document.dispatchEvent(new Event(LISTENING_EVENT));
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['asks'];
  for (const element of asked()) element.remove();
});

/** A prerendered page as the loader finds it. */
async function arriveAt(address: string, data: Readonly<Record<string, string>> = {}): Promise<void> {
  window.history.pushState(null, '', address);
  document.body.innerHTML = `<div id="root" data-path="${window.location.pathname}"><p id="late" hidden></p><form><input aria-label="Origin"><button type="button">Show</button></form></div>`;
  const script = document.createElement('script');
  Object.assign(script.dataset, data);
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  if (address.startsWith('/lookup/')) await import('./calculator-loader.ts');
  else if (address.startsWith('/trip')) await import('./trip-loader.ts');
  else await import('./loader.ts');
}

const CALCULATOR = { files: '/assets/main.js /assets/react.js' };
const CONTENT = { filesWhenUsed: '/assets/main.js /assets/react.js' };
const loaded = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const fetched = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
const notice = () => document.querySelector('#late') as HTMLElement;
const button = () => document.querySelector('button') as HTMLButtonElement;
const field = () => document.querySelector('input') as HTMLInputElement;
/** @returns whether it is left to the browser */
const press = (element: Element, key: string) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

/** Files, or something else, that is dragged over the page. */
function drag(type: string, types: readonly string[], files: readonly File[] = []): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: { types, files } });
  field().dispatchEvent(event);
  return event;
}

describe('the loaders', () => {
  it.each(['pointermove', 'pointerdown', 'focusin', 'keydown', 'click'])(
    'leaves a page of content that is read alone, and brings the application at the %s of a control',
    async (sign) => {
      await arriveAt('/faq', CONTENT);
      document.body.dispatchEvent(new Event(sign, { bubbles: true }));
      idle.forEach((run) => run());
      expect(loaded()).toEqual([]);
      button().dispatchEvent(new Event(sign, { bubbles: true }));
      expect(loaded()).toEqual(['/assets/main.js']);
    },
  );

  it('brings the application to who drags a file onto a page that takes one, and drops the file again for it', async () => {
    class Transfer {
      readonly files: File[] = [];
      readonly types = ['Files'];
      readonly items = { add: (file: File) => this.files.push(file) };
    }
    vi.stubGlobal('DataTransfer', Transfer);
    vi.stubGlobal(
      'DragEvent',
      class extends Event {
        readonly dataTransfer: unknown;
        constructor(type: string, { dataTransfer, ...init }: EventInit & { readonly dataTransfer: unknown }) {
          super(type, init);
          this.dataTransfer = dataTransfer;
        }
      },
    );
    await arriveAt('/batch', CONTENT);
    expect(drag('dragover', ['Files']).defaultPrevented).toBe(false);
    document.querySelector('form')?.insertAdjacentHTML('beforeend', '<input type="file">');
    expect(drag('dragover', ['text/plain']).defaultPrevented).toBe(false);
    expect(loaded()).toEqual([]);
    const list = new File(['from,to'], 'list.csv');
    expect(drag('dragover', ['Files']).defaultPrevented).toBe(true);
    expect(loaded()).toEqual(['/assets/main.js']);
    expect(drag('drop', ['Files'], [list]).defaultPrevented).toBe(true);
    const heard: unknown[] = [];
    document.addEventListener('drop', (event) => heard.push(...(event.dataTransfer?.files ?? [])), { once: true });
    document.dispatchEvent(new Event(LISTENING_EVENT));
    expect(heard).toEqual([list]);
    expect(drag('dragover', ['Files']).defaultPrevented).toBe(false);
  });

  it('fetches the application of a form once the page is at rest, and runs it for who reaches for the page', async () => {
    await arriveAt('/lookup/route', CALCULATOR);
    expect(fetched()).toEqual([]);
    idle.forEach((run) => run());
    expect(fetched()).toEqual(['/assets/main.js', '/assets/react.js']);
    expect(loaded()).toEqual([]);
    field().dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(loaded()).toEqual(['/assets/main.js']);
    expect(fetched()).toHaveLength(2);
  });

  it('brings it on the home page to who reaches for the form, and to nobody else', async () => {
    await arriveAt('/', CONTENT);
    idle.forEach((run) => run());
    document.querySelector('#root')?.dispatchEvent(new Event('pointermove', { bubbles: true }));
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(loaded()).toEqual([]);
    field().dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(loaded()).toEqual(['/assets/main.js']);
  });

  it.each(['pointermove', 'pointerdown', 'focusin', 'keydown'])('brings it at the first %s, once', async (sign) => {
    await arriveAt('/lookup/flight', CALCULATOR);
    document.querySelector('input')?.dispatchEvent(new Event(sign, { bubbles: true }));
    idle.forEach((run) => run());
    expect(loaded()).toEqual(['/assets/main.js']);
  });

  it('leaves a form alone over which a pointer only rests', async () => {
    await arriveAt('/lookup/route', CALCULATOR);
    document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    expect(fetched()).toEqual([]);
  });

  it('waits for the page to be painted before it waits for rest', async () => {
    const observers: (() => void)[] = [];
    class Observer {
      static readonly supportedEntryTypes = ['paint'];
      readonly observe = () => undefined;
      readonly disconnect = () => undefined;
      constructor(onEntries: (list: { getEntriesByName: () => unknown[] }) => void) {
        observers.push(() => onEntries({ getEntriesByName: () => ['painted'] }));
      }
    }
    vi.stubGlobal('PerformanceObserver', Observer);
    await arriveAt('/lookup/route', CALCULATOR);
    expect(idle).toEqual([]);
    observers.forEach((paint) => paint());
    expect(idle).not.toEqual([]);
  });

  it.each([
    ['/lookup/route?itinerary=ZRH-BOS', CALCULATOR],
    ['/trip?itinerary=LHR-JFK', CONTENT],
  ])('brings it at once where the address asks for figures, and shows no form before them: %s', async (asks, data) => {
    await arriveAt(asks, data);
    expect(loaded()).toEqual(['/assets/main.js']);
    expect(document.documentElement.dataset['asks']).toBe('');
  });

  it('says that the page is not ready when the application does not come, and not before', async () => {
    await arriveAt('/lookup/route?itinerary=ZRH-BOS', CALCULATOR);
    expect(notice().hidden).toBe(true);
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(notice().hidden).toBe(false);
  });

  it('says so, too, when the application is too long in coming', async () => {
    vi.useFakeTimers();
    await arriveAt('/lookup/route?itinerary=ZRH-BOS', CALCULATOR);
    vi.advanceTimersByTime(19_000);
    expect(notice().hidden).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(notice().hidden).toBe(false);
    vi.useRealTimers();
  });

  it('keeps what is pressed before the application listens, however often, and gives it on once', async () => {
    await arriveAt('/lookup/route', CALCULATOR);
    const onClick = vi.fn<() => void>();
    button().click();
    button().click();
    button().addEventListener('click', onClick);
    document.dispatchEvent(new Event(LISTENING_EVENT));
    expect(onClick).toHaveBeenCalledOnce();
    document.dispatchEvent(new Event(LISTENING_EVENT));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('keeps Enter in a field, and submits its form once the form has woken', async () => {
    await arriveAt('/lookup/route', CALCULATOR);
    const happened: string[] = [];
    const form = document.querySelector('form') as HTMLFormElement;
    const isHandedOn = [press(field(), 'Enter'), press(field(), 'Enter')];
    form.addEventListener('keydown', ({ key }) => happened.push(key));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      happened.push('submitted');
    });
    document.dispatchEvent(new Event(LISTENING_EVENT));
    expect(isHandedOn).toEqual([false, false]);
    expect(happened).toEqual(['Enter', 'submitted']);
    expect(press(field(), 'Enter')).toBe(true);
  });

  it('leaves every other key, and Enter on a button, to the browser', async () => {
    await arriveAt('/lookup/route', CALCULATOR);
    expect([press(field(), 'a'), press(field(), 'Tab'), press(button(), 'Enter')]).toEqual([true, true, true]);
  });

  it('names what a home screen needs at rest, and starts the platform’s services where they are set up', async () => {
    await arriveAt('/faq', { ...CONTENT, services: '/assets/services.js' });
    expect(asked()).toHaveLength(0);
    idle.forEach((run) => run());
    expect(document.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe('/site.webmanifest');
    expect(loaded()).toEqual(['/assets/services.js']);
    expect(asked()).toHaveLength(2);
  });
});

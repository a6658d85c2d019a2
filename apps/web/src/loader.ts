/**
 * Stands in every prerendered page of content as its only script. It brings the application when somebody reaches for a
 * control, or when the address asks for something; to be read the page needs none.
 */
import { bringApplication, controlOf } from './app/bring-application.ts';
import { startPage } from './app/every-page.ts';
import { afterPaint } from './app/start-up.ts';

const { filesWhenUsed = '', services } = document.currentScript?.dataset ?? {};
startPage(services);
// A field takes what is typed without the application, and is better with it.
const { start } = bringApplication(
  filesWhenUsed,
  (event) =>
    (event.target instanceof Element && event.target.matches('input, textarea')) || controlOf(event) !== undefined,
);
if (new URLSearchParams(window.location.search).has('itinerary')) {
  // What asks is not shown before what is asked for.
  document.documentElement.dataset['asks'] = '';
  afterPaint(start);
}

/**
 * Stands in the head of the calculator's prerendered pages as their only script. When the address asks for a figure it
 * asks for it at once and shows it. It brings the application: after the figure where there is one, else after the first
 * paint when the address names an itinerary, else when somebody reaches for it, its files being fetched once the page is at rest.
 */
import { whenIdle } from '../shared/when-idle.ts';
import { startAfter } from './application-after.ts';
import { bringApplication } from './bring-application.ts';
import { showEarlyFigure } from './early-figure.ts';
import { startPage } from './every-page.ts';
import { afterPaint } from './start-up.ts';

const { files = '', functions, services } = document.currentScript?.dataset ?? {};
startPage(services);
const { fetch, start } = bringApplication(files, () => true);
const figure = showEarlyFigure(functions);
if (figure !== undefined) {
  startAfter(figure, start);
} else if (new URLSearchParams(window.location.search).has('itinerary')) {
  afterPaint(start);
} else {
  afterPaint(() => whenIdle(fetch));
}

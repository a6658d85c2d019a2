/**
 * Stands in the head of a trip's prerendered page as its only script. When the address names a trip it asks for its legs at once and
 * shows their total, and brings the application after it. Else the application comes when somebody reaches for a control.
 */
import { startAfter } from './application-after.ts';
import { bringApplication, isOfControlOrField } from './bring-application.ts';
import { showEarlyTotal } from './early-total.ts';
import { startPage } from './every-page.ts';
import { afterPaint } from './start-up.ts';

const { filesWhenUsed = '', functions, services } = document.currentScript?.dataset ?? {};
startPage(services);
const { start } = bringApplication(filesWhenUsed, isOfControlOrField);
if (new URLSearchParams(window.location.search).has('itinerary')) {
  // The form, which asks, is not shown before what is asked for.
  document.documentElement.dataset['asks'] = '';
  const total = showEarlyTotal(functions);
  if (total) startAfter(total, start);
  else afterPaint(start);
}

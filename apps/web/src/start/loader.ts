/**
 * The only script in a prerendered page of content, in its head. Reading needs no script, so the application is loaded when the
 * visitor reaches for a control. Two kinds of page load it once they are painted: one that shows something by script
 * alone, and one whose address has a parameter that asks for something; the page names that parameter.
 */
import { bringApplication, isOfControlOrField } from './bring-application.ts';
import { startPage } from './every-page.ts';
import { afterPaint } from './start-up.ts';

const { filesWhenUsed = '', services, starts } = document.currentScript?.dataset ?? {};
startPage(services);
const { start } = bringApplication(filesWhenUsed, isOfControlOrField);
if (starts === '') afterPaint(start);
else if (starts !== undefined && new URLSearchParams(window.location.search).has(starts)) {
  // Until there is an answer no form stands in its place.
  document.documentElement.dataset['asks'] = '';
  afterPaint(start);
}

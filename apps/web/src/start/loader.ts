/**
 * Stands in every prerendered page of content as its only script. It brings the application when somebody reaches for a
 * control; to be read the page needs none. A page that shows something by script alone is told so, and brings it when it is painted; one
 * that does where its address asks is told by which parameter.
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

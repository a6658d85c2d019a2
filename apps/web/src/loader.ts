/**
 * Stands in every prerendered page of content as its only script. It brings the application when somebody reaches for a
 * control; to be read the page needs none.
 */
import { bringApplication, controlOf } from './app/bring-application.ts';
import { startPage } from './app/every-page.ts';

const { filesWhenUsed = '', services } = document.currentScript?.dataset ?? {};
startPage(services);
// A field takes what is typed without the application, and is better with it.
bringApplication(filesWhenUsed, (event) => event.target instanceof HTMLInputElement || controlOf(event) !== undefined);

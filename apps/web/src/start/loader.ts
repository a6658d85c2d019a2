/**
 * Stands in every prerendered page of content as its only script. It brings the application when somebody reaches for a
 * control; to be read the page needs none.
 */
import { bringApplication, isOfControlOrField } from './bring-application.ts';
import { startPage } from './every-page.ts';

const { filesWhenUsed = '', services } = document.currentScript?.dataset ?? {};
startPage(services);
bringApplication(filesWhenUsed, isOfControlOrField);

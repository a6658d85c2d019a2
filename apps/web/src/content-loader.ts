/**
 * Stands in every prerendered page of content as its only script. Such a page needs no other: links are links, and the
 * menu and the questions open by themselves.
 */
import { startPage } from './app/every-page.ts';
import { leaveForOtherPage } from './app/start-up.ts';

startPage(document.currentScript?.dataset['services']);
window.addEventListener('popstate', leaveForOtherPage);

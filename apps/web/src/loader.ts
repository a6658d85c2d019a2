/**
 * Stands in every prerendered page as its only script. Pages of content need no other: links are links, and the menu
 * and the questions open by themselves. Where there is a form it brings the application: at once after the first paint
 * when the address asks for figures, else when the page is at rest or somebody reaches for the form.
 */
import { carryOutCommands } from './app/commands.ts';
import { ROOT_ELEMENT_ID } from './app/prerendered-paths.ts';
import { afterPaint, LISTENING_EVENT, moveUnknownPathToNotFound, whenIdle } from './app/start-up.ts';

/** What somebody does who is about to use the page. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

const { files, services } = document.currentScript?.dataset ?? {};
/** Buttons pressed before the application listens: it gets them afterwards. */
const pressed: HTMLButtonElement[] = [];

function start([application, ...others]: readonly string[]): void {
  for (const sign of SIGNS) {
    document.removeEventListener(sign, startOnce);
  }
  // All at once, where one would ask for the next.
  for (const href of others) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  append(application);
}

let isStarted = false;
function startOnce(): void {
  if (!isStarted && files) {
    isStarted = true;
    start(files.split(' '));
  }
}

function append(src: string | undefined): void {
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
}

function keep(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button && !button.hasAttribute('commandfor')) {
    event.preventDefault();
    pressed.push(button);
  }
}

carryOutCommands();
moveUnknownPathToNotFound(document.getElementById(ROOT_ELEMENT_ID)?.dataset['path']);
if (files) {
  for (const sign of SIGNS) {
    document.addEventListener(sign, startOnce, { passive: true });
  }
  document.addEventListener('click', keep);
  document.addEventListener(
    LISTENING_EVENT,
    () => {
      document.removeEventListener('click', keep);
      for (const button of pressed) {
        button.click();
      }
    },
    { once: true },
  );
  if (new URLSearchParams(window.location.search).has('itinerary')) {
    afterPaint(startOnce);
  } else {
    afterPaint(() => whenIdle(startOnce));
  }
}
if (services) {
  whenIdle(() => append(services));
}

/**
 * Stands in every prerendered page with a form as its only script, and brings the application: at once after the first
 * paint when the address asks for figures, else when the page is at rest or somebody reaches for the form.
 */
import { appendModule, startPage } from './app/every-page.ts';
import { afterPaint, LISTENING_EVENT, whenIdle } from './app/start-up.ts';

/** What somebody does who is about to use the page. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

const { files = '', services } = document.currentScript?.dataset ?? {};
/** Buttons pressed before the application listens: it gets them afterwards. */
const pressed: HTMLButtonElement[] = [];

function start([application = '', ...others]: readonly string[]): void {
  for (const sign of SIGNS) {
    document.removeEventListener(sign, startOnce);
  }
  // All at once, where one would ask for the next.
  for (const href of others) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  appendModule(application);
}

let isStarted = false;
function startOnce(): void {
  if (!isStarted) {
    isStarted = true;
    start(files.split(' '));
  }
}

function keep(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button && !button.hasAttribute('commandfor')) {
    event.preventDefault();
    pressed.push(button);
  }
}

startPage(services);
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

/**
 * Stands in every prerendered page with a form as its only script, and brings the application: at once after the first
 * paint when the address asks for figures, else when the page is at rest or somebody reaches for the form.
 */
import { appendModule, startPage } from './app/every-page.ts';
import { afterPaint, LISTENING_EVENT, tellThatLate, whenIdle } from './app/start-up.ts';

/** What somebody does who is about to use the page. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** How long the application may take before the visitor is told [ms]. */
const PATIENCE_MS = 20_000;

const { files = '', services } = document.currentScript?.dataset ?? {};
/** Buttons pressed before the application listens: it gets them afterwards. */
const pressed: HTMLButtonElement[] = [];
/** The field in which Enter was pressed last before the application listens: its form is submitted afterwards. */
let entered: HTMLInputElement | undefined;

function start([application = '', ...others]: readonly string[]): void {
  for (const sign of SIGNS) {
    document.removeEventListener(sign, startOnce);
  }
  // All at once, where one would ask for the next.
  for (const href of others) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  appendModule(application, tellThatLate);
  setTimeout(tellThatLate, PATIENCE_MS);
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

/** As long as nothing is known to be valid the form's button is disabled, and Enter would do nothing. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.isComposing && event.target instanceof HTMLInputElement) {
    event.preventDefault();
    entered = event.target;
  }
}

/** The key wakes the form, which takes over what was typed; a key pressed by a script does nothing more by itself. */
function enter(field: HTMLInputElement): void {
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  field.form?.requestSubmit();
}

startPage(services);
for (const sign of SIGNS) {
  document.addEventListener(sign, startOnce, { passive: true });
}
document.addEventListener('click', keep);
document.addEventListener('keydown', keepEnter);
document.addEventListener(
  LISTENING_EVENT,
  () => {
    document.removeEventListener('click', keep);
    document.removeEventListener('keydown', keepEnter);
    for (const button of pressed) {
      button.click();
    }
    if (entered) {
      enter(entered);
    }
  },
  { once: true },
);
if (new URLSearchParams(window.location.search).has('itinerary')) {
  afterPaint(startOnce);
} else {
  afterPaint(() => whenIdle(startOnce));
}

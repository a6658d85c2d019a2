import { once } from '../shared/once.ts';
import { appendModule } from './every-page.ts';
import { leaveForOtherPage, tellThatLate, untilItListens } from './start-up.ts';

/** What somebody does who is about to use the page. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'keydown'] as const;

/** How long the application may take before the visitor is told [ms]. */
const PATIENCE_MS = 20_000;

/** What works by script alone: buttons, and the labels of choices. */
const CONTROLS = 'button, label[data-part=item]';

/** The control that an event happened to, or undefined. */
function controlOf({ target }: Event): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(CONTROLS)) || undefined;
}

/** Whether an event happened to a control, or to a field: one takes what is typed without the application, and is better with it. */
export function isOfControlOrField(event: Event): boolean {
  return (event.target instanceof Element && event.target.matches('input, textarea')) || controlOf(event) !== undefined;
}

/** A browser tells of a pointer that rests where the page comes as of a move, before the page is painted. */
function isAtRest(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
}

/** Both may be called again: only the first call counts. */
export type ComingApplication = {
  /** Fetch its files. */
  readonly fetch: () => void;
  /** Fetch its files and run them. */
  readonly start: () => void;
};

/**
 * The application of a page, which starts by itself at the first sign that somebody reaches for it.
 * What was pressed before it listens is pressed again for it, a file that was dropped is dropped again; what was typed is the form's
 * (`use-typed-early.ts`).
 *
 * @param files - addresses, parted by spaces, the application's first
 * @param isReachedFor - whether an event is such a sign
 */
export function bringApplication(files: string, isReachedFor: (event: Event) => boolean): ComingApplication {
  /** Controls pressed before the application listens, however often: it gets each once afterwards, in their order. */
  const pressed = new Set<HTMLElement>();
  /** The field in which Enter was pressed last before it listens: its form is submitted afterwards. */
  let entered: HTMLInputElement | undefined;
  /** The file that was dropped last before it listens, and on what. */
  let dropped: { readonly target: EventTarget; readonly files: readonly File[] } | undefined;
  const [application = '', ...others] = files.split(' ');

  /** All files at once: a module is else asked for when the one that imports it has come. */
  const fetch = once(() => {
    for (const href of [application, ...others]) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  });

  const start = once(() => {
    fetch();
    appendModule(application, tellThatLate);
    setTimeout(tellThatLate, PATIENCE_MS);
  });

  function onSign(event: Event): void {
    if (!isAtRest(event) && isReachedFor(event)) start();
  }

  function keep(event: MouseEvent): void {
    const control = controlOf(event);
    if (control) {
      event.preventDefault();
      pressed.delete(control);
      pressed.add(control);
      start();
    }
  }

  /** As long as nothing is known to be valid the form's button is disabled, and Enter would do nothing. */
  function keepEnter(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !event.isComposing && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      entered = event.target;
    }
  }

  /** Who drags a file moves no pointer. Where the page takes files, the browser would open one that is dropped in place of the page. */
  function keepFile(event: DragEvent): void {
    const { dataTransfer, target, type } = event;
    if (!target || !dataTransfer?.types.includes('Files') || !document.querySelector('input[type=file]')) return;
    start();
    event.preventDefault();
    if (type === 'drop') dropped = { target, files: [...dataTransfer.files] };
  }

  const signal = untilItListens();
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true, signal });
  window.addEventListener('popstate', leaveForOtherPage, { signal });
  document.addEventListener('click', keep, { signal });
  document.addEventListener('keydown', keepEnter, { signal });
  for (const drag of ['dragenter', 'dragover', 'drop'] as const) document.addEventListener(drag, keepFile, { signal });
  signal.addEventListener('abort', () => {
    pressed.forEach(press);
    if (entered) enter(entered);
    if (dropped) drop(dropped.target, dropped.files);
  });
  return { fetch, start };
}

/** It gets the focus anew, as by a visitor's press: of the one it had the application has not heard. */
function press(control: HTMLElement): void {
  control.blur();
  control.focus({ preventScroll: true });
  control.click();
}

/** What a visitor dropped is gone with the event, its files are not. */
function drop(target: EventTarget, files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

/** The key wakes the form, which takes over what was typed; a key pressed by a script does nothing more by itself. */
function enter(field: HTMLInputElement): void {
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  field.form?.requestSubmit();
}

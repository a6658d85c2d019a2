import type { FigureLanguage } from '@tim/figure';
import { ask, type Answer } from './ask.ts';
import { contentOf, failureOf } from './content.ts';
import type { EmbedWords } from './embed-words.ts';
import { languageOf, loadWords } from './languages.ts';
import { ATTRIBUTES, readQuestion, type FigureQuestion } from './question.ts';
import { styleSheet } from './styles.ts';

/** The element's name. */
export const ELEMENT = 'travel-impact-figure';

/**
 * Makes the element known to the page, once; what is on the page already fills itself.
 *
 * @param service - where figures are asked for, without a slash at its end
 */
export function defineTravelImpactFigure(service: string): void {
  if (customElements.get(ELEMENT)) return;
  customElements.define(ELEMENT, elementOf(service));
}

/** Tells the page what is shown. */
const SHOWN = 'travel-impact-shown';

/** How long the words and the answer may take together; after that a sentence and a link are shown [ms]. */
const PATIENCE_MS = 20_000;
/** From then on a sentence and a link stand in the place of an answer that may still come [ms]. */
const SENTENCE_MS = 8_000;

/** What comes of a promise; undefined where it fails, or when nobody waits for it any longer. */
const unlessAborted = <Value>(coming: Promise<Value>, signal: AbortSignal): Promise<Value | undefined> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined));
    coming.then(resolve, () => resolve(undefined));
  });

function elementOf(service: string): CustomElementConstructor {
  const shownOf = (
    question: FigureQuestion | undefined,
    answer: Answer | undefined,
    words: EmbedWords | undefined,
    language: FigureLanguage,
  ): readonly (Node | string)[] => {
    if (!words) return failureOf(question, service, language);
    return question && answer ? contentOf({ answer, question, service }, words) : [words.incomplete];
  };
  return class TravelImpactFigure extends HTMLElement {
    static readonly observedAttributes: readonly string[] = ATTRIBUTES;
    readonly #root = this.attachShadow({ mode: 'open' });
    readonly #region = document.createElement('div');
    /** The question that is being answered or was answered last; none once the element has left the page. */
    #asked: AbortController | undefined;
    #isPlanned = false;

    connectedCallback(): void {
      this.#root.adoptedStyleSheets = [styleSheet()];
      this.#region.setAttribute('role', 'group');
      this.#region.setAttribute('aria-live', 'polite');
      this.#root.replaceChildren(this.#region);
      this.#plan();
    }

    disconnectedCallback(): void {
      this.#asked?.abort();
      this.#asked = undefined;
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.#plan();
    }

    /** Once for all attributes that change together. */
    #plan(): void {
      if (this.#isPlanned) return;
      this.#isPlanned = true;
      queueMicrotask(() => {
        this.#isPlanned = false;
        if (this.isConnected) void this.#show();
      });
    }

    async #show(): Promise<void> {
      this.#asked?.abort();
      const asked = (this.#asked = new AbortController());
      const late = setTimeout(() => asked.abort(), PATIENCE_MS);
      const question = readQuestion((name) => this.getAttribute(name));
      const language = languageOf(this.lang || document.documentElement.lang);
      // Asked for at the same time as the words.
      const asking = question && ask(service, question, language, asked.signal);
      let words: EmbedWords | undefined;
      const meanwhile = setTimeout(() => {
        if (this.#asked === asked)
          this.#say(shownOf(question, question && { kind: 'failed' }, words, language), language);
      }, SENTENCE_MS);
      words = await unlessAborted(loadWords(language), asked.signal);
      if (words && this.#asked === asked) this.#announce(words, asking !== undefined);
      const answer = words && (await asking);
      for (const timer of [late, meanwhile]) clearTimeout(timer);
      if (this.#asked !== asked) return;
      this.#say(shownOf(question, answer, words, language), language);
      this.#region.removeAttribute('aria-busy');
      if (question) this.dispatchEvent(new CustomEvent(SHOWN, { detail: { kind: answer?.kind ?? 'failed' } }));
    }

    #say(nodes: ReturnType<typeof shownOf>, language: string): void {
      this.#region.lang = language;
      this.#region.replaceChildren(...nodes);
    }

    /** What is there while the answer is on its way. */
    #announce({ label, loading, locale }: EmbedWords, isAsking: boolean): void {
      this.#region.lang = locale.language;
      this.#region.setAttribute('aria-label', label);
      if (!isAsking) return;
      this.#region.setAttribute('aria-busy', 'true');
      if (this.#region.childNodes.length === 0) this.#region.replaceChildren(loading);
    }
  };
}

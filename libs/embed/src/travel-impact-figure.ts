import { ask } from './ask.ts';
import { contentOf } from './content.ts';
import { languageOf, loadTexts } from './languages.ts';
import { ATTRIBUTES, readQuestion } from './question.ts';
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

function elementOf(service: string): CustomElementConstructor {
  return class TravelImpactFigure extends HTMLElement {
    static readonly observedAttributes: readonly string[] = ATTRIBUTES;
    readonly #root = this.attachShadow({ mode: 'open' });
    readonly #region = document.createElement('div');
    #asked = new AbortController();
    #isPlanned = false;

    connectedCallback(): void {
      this.#root.adoptedStyleSheets = [styleSheet()];
      this.#region.setAttribute('role', 'group');
      this.#region.setAttribute('aria-live', 'polite');
      this.#root.replaceChildren(this.#region);
      this.#plan();
    }

    disconnectedCallback(): void {
      this.#asked.abort();
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
        if (this.isConnected) void this.#show().catch(() => undefined);
      });
    }

    async #show(): Promise<void> {
      this.#asked.abort();
      const { signal } = (this.#asked = new AbortController());
      const question = readQuestion((name) => this.getAttribute(name));
      const language = languageOf(this.lang || document.documentElement.lang);
      // Asked for at the same time as the words.
      const asking = question && ask(service, question, language, signal);
      asking?.catch(() => undefined);
      const texts = await loadTexts(language);
      if (signal.aborted) return;
      this.#region.lang = texts.figure.language;
      this.#region.setAttribute('aria-label', texts.label);
      if (!question || !asking) {
        this.#region.replaceChildren(texts.incomplete);
        return;
      }
      this.#region.setAttribute('aria-busy', 'true');
      if (this.#region.childNodes.length === 0) this.#region.replaceChildren(texts.loading);
      const answer = await asking;
      if (signal.aborted) return;
      this.#region.replaceChildren(...contentOf({ answer, question, service }, texts));
      this.#region.removeAttribute('aria-busy');
      this.dispatchEvent(new CustomEvent('travel-impact-shown', { detail: { kind: answer.kind } }));
    }
  };
}

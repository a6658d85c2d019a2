import { figureWords, type FigureBar, type FigureLanguage } from '@tim/figure';
import { fill, joined } from '@tim/languages';
import type { Answer } from './ask.ts';
import type { EmbedWords } from './embed-words.ts';
import { UNANSWERED_IN } from './languages.ts';
import { pageAddress, type FigureQuestion } from './question.ts';

/** What is shown of an answer. */
type Shown = { readonly answer: Answer; readonly question: FigureQuestion; readonly service: string };

function element(name: string, className: string, ...children: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
}

const paragraph = (className: string, text: string) => element('p', className, text);

function link(address: string, text: string): HTMLElement {
  const made = document.createElement('a');
  // The page may be in a frame, and the reader comes back to it.
  Object.assign(made, {
    href: address,
    target: '_blank',
    rel: 'noopener',
    referrerPolicy: 'no-referrer',
    textContent: text,
  });
  return made;
}

/** Units of the drawing along its axis. */
const WIDTH = 1000;

function drawn(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  return made;
}

function bar({ low, high, figure, typical }: FigureBar): SVGElement {
  const picture = drawn('svg', { viewBox: `0 0 ${WIDTH} 24`, preserveAspectRatio: 'none', 'aria-hidden': 'true' });
  const across = (share: number) => Math.round(share * WIDTH);
  picture.append(
    drawn('path', { class: 'axis', d: `M1 2V22M0 12H${WIDTH}`, 'vector-effect': 'non-scaling-stroke' }),
    drawn('rect', { class: 'range', x: across(low), y: 6, width: across(high - low), height: 12 }),
    ...(typical === undefined
      ? []
      : [drawn('rect', { class: 'typical', x: across(typical) - 2, y: 0, width: 4, height: 24 })]),
    drawn('rect', { class: 'mark', x: across(figure) - 6, y: 3, width: 12, height: 18 }),
  );
  return picture;
}

function reasonOf(code: string, { reasons, unknown }: EmbedWords): string {
  const known: Readonly<Record<string, string>> = reasons;
  return (Object.hasOwn(known, code) ? known[code] : undefined) ?? unknown;
}

/** A link to where the site answers the question itself. */
const elsewhere = (question: FigureQuestion | undefined, service: string, language: FigureLanguage) =>
  element('p', 'small', link(pageAddress(service, question, language), UNANSWERED_IN[language].elsewhere));

/** A sentence and a link where there is no answer, or no words to show it in. */
export const failureOf = (
  question: FigureQuestion | undefined,
  service: string,
  language: FigureLanguage,
): readonly Node[] => [paragraph('', UNANSWERED_IN[language].failed), elsewhere(question, service, language)];

/** Everything of a figure, or why there is none, as nodes of the page: nothing is read as HTML. */
export function contentOf({ answer, question, service }: Shown, words: EmbedWords): readonly Node[] {
  const { locale } = words;
  const { language, texts } = locale;
  if (answer.kind === 'failed') return failureOf(question, service, language);
  if (answer.kind !== 'figure') {
    const reason =
      answer.kind === 'none'
        ? fill(texts.noFigureBecause, { reason: reasonOf(answer.reason, words) })
        : words.incomplete;
    return [paragraph('', reason), elsewhere(question, service, language)];
  }
  const { figure } = answer;
  const said = figureWords(figure, locale);
  const { aircraftName, flightNumberVerified } = figure;
  const small = [
    flightNumberVerified === false ? texts.unverified : '',
    aircraftName === undefined ? '' : fill(texts.aircraft, { name: aircraftName }),
    said.range === '' ? '' : texts.rangeMeaning,
    texts.counted,
    texts.notCounted,
    fill(texts.sentence, { text: said.computed }),
  ];
  return [
    paragraph('', said.subject),
    paragraph('figure', said.figure),
    paragraph('', joined(texts.clauses, [said.per, said.range])),
    bar(said.bar),
    ...(said.comparison === '' ? [] : [paragraph('', said.comparison)]),
    element(
      'div',
      'small',
      ...small.filter(Boolean).map((text) => paragraph('', text)),
      element('p', '', link(pageAddress(service, question, language, '#working'), words.working)),
    ),
  ];
}

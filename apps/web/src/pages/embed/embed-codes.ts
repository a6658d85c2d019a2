import { addressOf, attributesOf, type EmbedQuestion } from './embed-question.ts';
import { EMBED } from './texts.ts';

/** Where the figure is shown. */
export type CodeName = keyof typeof EMBED.codes;

/** As an attribute of HTML has it; the form lets letters, digits and hyphens through alone. */
const attributesText = (question: EmbedQuestion) =>
  Object.entries(attributesOf(question))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

function itineraryOf({ kind, from, to, flight, date }: EmbedQuestion): string {
  const parts =
    kind === 'flight' ? [from, to, flight.slice(0, 2), flight.slice(2), date.replaceAll('-', '')] : [from, to];
  return parts.join('-');
}

/** The code to copy of each, for a site at an address. */
export function embedCodes(question: EmbedQuestion, origin: string): Readonly<Record<CodeName, string>> {
  const { kind, cabin } = question;
  const itinerary = itineraryOf(question);
  const figure = `${origin}/v1/figures/${kind}/${itinerary}`;
  const inCabin = (sign: '?' | '&') => (cabin === 'economy' ? '' : `${sign}cabin=${cabin}`);
  const page = `${origin}/lookup/${kind}?itinerary=${itinerary}${inCabin('&')}`;
  return {
    element: [
      `<script type="module" src="${origin}/embed/v1/travel-impact-figure.js" crossorigin></script>`,
      `<travel-impact-figure${attributesText(question)}></travel-impact-figure>`,
    ].join('\n'),
    frame: `<iframe src="${origin}/embed/figure?${addressOf(question).toString().replaceAll('&', '&amp;')}" width="560" height="420" title="${EMBED.alt}" loading="lazy" referrerpolicy="no-referrer"></iframe>`,
    picture: `<a href="${page.replaceAll('&', '&amp;')}"><img src="${figure}.svg${inCabin('?')}" alt="${EMBED.alt}" width="600" height="315"></a>`,
    markdown: `[![${EMBED.alt}](${figure}.svg?shape=badge${inCabin('&')})](${page})`,
    cell: `=IMPORTDATA("${figure}?format=txt${inCabin('&')}")`,
  };
}

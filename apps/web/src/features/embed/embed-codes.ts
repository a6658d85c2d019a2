import { languagePath, OWN_LANGUAGE, PSEUDO_LANGUAGE, type LanguageCode } from '@tim/languages';
import { attributesOf, type EmbedQuestion } from './embed-question.ts';
import { EMBED } from './texts.ts';

/** Where the figure is shown. */
export type CodeName = keyof typeof EMBED.codes;

/** The language of this page, which the figure is shown in too. */
const PAGE_LANGUAGE = OWN_LANGUAGE === PSEUDO_LANGUAGE ? 'en' : OWN_LANGUAGE;

/** As an attribute of HTML has it; the form lets letters, digits and hyphens through alone. */
const attributesText = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

function itineraryOf({ kind, from, to, flight, date }: EmbedQuestion): string {
  const parts =
    kind === 'flight' ? [from, to, flight.slice(0, 2), flight.slice(2), date.replaceAll('-', '')] : [from, to];
  return parts.join('-');
}

/** An address as an attribute of HTML has it. */
const inAttribute = (address: string) => address.replaceAll('&', '&amp;');

/** Parameters of an address, of which those without a value are left out. */
function queryOf(parameters: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  return given.length === 0 ? '' : `?${given.join('&')}`;
}

/** The code to copy of each, for a site at an address. English goes without saying. */
export function embedCodes(
  question: EmbedQuestion,
  origin: string,
  language: LanguageCode = PAGE_LANGUAGE,
): Readonly<Record<CodeName, string>> {
  const { kind } = question;
  const itinerary = itineraryOf(question);
  const figure = `${origin}/v1/figures/${kind}/${itinerary}`;
  const cabin = question.cabin === 'economy' ? undefined : question.cabin;
  const lang = language === 'en' ? undefined : language;
  const page = `${origin}${languagePath(language)}/lookup/${kind}${queryOf({ itinerary, cabin })}`;
  const attributes = { ...attributesOf(question), ...(lang && { lang }) };
  const frame = `${origin}/embed/figure${queryOf(attributes)}`;
  return {
    element: [
      `<script type="module" src="${origin}/embed/v1/travel-impact-figure.js" crossorigin></script>`,
      `<travel-impact-figure${attributesText(attributes)}></travel-impact-figure>`,
    ].join('\n'),
    frame: `<iframe src="${inAttribute(frame)}" width="560" height="420" title="${EMBED.alt}" loading="lazy" referrerpolicy="no-referrer"></iframe>`,
    picture: `<a href="${inAttribute(page)}"><img src="${inAttribute(`${figure}.svg${queryOf({ cabin, lang })}`)}" alt="${EMBED.alt}" width="600" height="315"></a>`,
    markdown: `[![${EMBED.alt}](${figure}.svg${queryOf({ shape: 'badge', cabin, lang })})](${page})`,
    cell: `=IMPORTDATA("${figure}${queryOf({ format: 'txt', cabin })}")`,
  };
}

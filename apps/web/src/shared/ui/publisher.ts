import type { Provider } from '../../config/env.ts';
import { PUBLISHER_TEXTS as TEXTS } from '../publisher/texts.ts';
import type { RichText } from './rich-text.ts';

/** The page's part that says whose the site is; its links stay inside it. */
export const PUBLISHER_ID = 'publisher';
export const PUBLISHER_PATH = `/about-tim#${PUBLISHER_ID}`;

export const PUBLISHER = TEXTS.publisher;

/** What this copy of the site knows of itself. */
export type PublisherFacts = {
  readonly provider: Provider;
  /** Without a slash at its end; undefined where it is not set. */
  readonly repository: string | undefined;
  /** Where a wrong figure is reported. */
  readonly report: string | undefined;
};

/** Whose site and whose figures these are, under which licence, and how to cite them. */
export function publisherPoints({ provider, repository, report }: PublisherFacts): readonly NamedParagraph[] {
  return [
    { name: TEXTS.published.name, text: [TEXTS.published.text] },
    { name: TEXTS.figures, text: TEXTS.computed[provider] },
    {
      name: TEXTS.sourceCode,
      text: repository === undefined ? [TEXTS.openSource] : linked(TEXTS.repository, repository),
    },
    { name: TEXTS.licence.name, text: TEXTS.licence.text },
    ...(report === undefined ? [] : [{ name: TEXTS.mistakes, text: linked(TEXTS.report, report) }]),
    { name: TEXTS.howToCite, text: [TEXTS.citations[provider]] },
  ];
}

/** A sentence with its link. */
function linked({ before, link, after }: Linked, href: string): RichText {
  return [before, { text: link, href }, after];
}

type Linked = { readonly before: string; readonly link: string; readonly after: string };

export type NamedParagraph = { readonly name: string; readonly text: RichText };

export const PUBLISHER_HEADING = TEXTS.heading;

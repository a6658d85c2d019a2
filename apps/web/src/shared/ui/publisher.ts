import type { Provider } from '../../config/env.ts';
import { LINKS } from '../../config/links.ts';
import type { RichText } from './rich-text.ts';
import { MODEL_NAME } from '../../config/site.ts';

/** Who computes, as the footer names it after "Powered by". */
export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = { engine: 'the open engine', google: 'Google' };

/** The page's part that says whose the site is; its links stay inside it. */
export const PUBLISHER_ID = 'publisher';
export const PUBLISHER_PATH = `/about-tim#${PUBLISHER_ID}`;

export const PUBLISHER = `the maintainers of the open ${MODEL_NAME}`;

const COMPUTED: Readonly<Record<Provider, RichText>> = {
  engine: [
    'The calculator’s figures are computed by the open engine, from public data. They are not Google’s published values: ',
    { text: 'how near they come', href: '/accuracy' },
    '.',
  ],
  google: [
    `The calculator’s figures come from Google’s ${MODEL_NAME} API. Where the open engine computed one, the footer and the result say so: `,
    { text: 'how near the two are', href: '/accuracy' },
    '.',
  ],
};

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
    {
      name: 'Publisher',
      text: [
        `This site is published by ${PUBLISHER}. It follows Google’s published method and is not Google’s own site.`,
      ],
    },
    { name: 'Figures', text: COMPUTED[provider] },
    {
      name: 'Source code',
      text:
        repository === undefined
          ? ['Site, calculator and engine are open source; the data tables come with the code.']
          : [
              'Site, calculator and engine are open source; the data tables come with the code: ',
              { text: 'the repository', href: repository },
              '.',
            ],
    },
    {
      name: 'Licence',
      text: [
        'Code and own tables: Apache-2.0. The calculator’s figures: ',
        { text: 'CC BY-SA 4.0', href: LINKS.licence },
        '. Tables of other makers keep their own terms, which the notices beside the code name.',
      ],
    },
    ...(report === undefined
      ? []
      : [
          {
            name: 'Mistakes',
            text: ['Does a figure look wrong? ', { text: 'Report it', href: report }, ', with the result’s address.'],
          },
        ]),
    {
      name: 'How to cite',
      text: [
        provider === 'engine'
          ? `“Open engine of the ${MODEL_NAME}, version as in the result’s working, method ${MODEL_NAME} as in the footer; address of the result, day it was read.”`
          : `“Google, ${MODEL_NAME}, version as in the footer; address of the result, day it was read.”`,
      ],
    },
  ];
}

export type NamedParagraph = { readonly name: string; readonly text: RichText };

export const PUBLISHER_HEADING = 'Who publishes this site';

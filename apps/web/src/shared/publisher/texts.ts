import { LINKS } from '../../config/links.ts';
import { MODEL_NAME } from '../../config/site.ts';
import type { RichText } from '../ui/rich-text.ts';

const PUBLISHER = `the maintainers of the open ${MODEL_NAME}`;
const OPEN_SOURCE = 'Site, calculator and engine are open source; the data tables come with the code';

/** What this copy of the site says of itself. */
export const PUBLISHER_TEXTS = {
  heading: 'Who publishes this site',
  /** Within a sentence. */
  publisher: PUBLISHER,
  published: {
    name: 'Publisher',
    text: `This site is published by ${PUBLISHER}. It follows Google’s published method and is not Google’s own site.`,
  },
  figures: 'Figures',
  computed: {
    engine: [
      'The calculator’s figures are computed by the open engine, from public data. They are not Google’s published values: ',
      { text: 'how near they come', href: '/accuracy' },
      '.',
    ] satisfies RichText,
    google: [
      `The calculator’s figures come from Google’s ${MODEL_NAME} API. Where the open engine computed one, the footer and the result say so: `,
      { text: 'how near the two are', href: '/accuracy' },
      '.',
    ] satisfies RichText,
  },
  sourceCode: 'Source code',
  openSource: `${OPEN_SOURCE}.`,
  repository: (href: string): RichText => [`${OPEN_SOURCE}: `, { text: 'the repository', href }, '.'],
  licence: {
    name: 'Licence',
    text: [
      'Code and own tables: Apache-2.0. The calculator’s figures: ',
      { text: 'CC BY-SA 4.0', href: LINKS.licence },
      '. Tables of other makers keep their own terms, which the notices beside the code name.',
    ] satisfies RichText,
  },
  mistakes: 'Mistakes',
  report: (href: string): RichText => [
    'Does a figure look wrong? ',
    { text: 'Report it', href },
    ', with the result’s address.',
  ],
  howToCite: 'How to cite',
  citations: {
    engine: `“Open engine of the ${MODEL_NAME}, version as in the result’s working, method ${MODEL_NAME} as in the footer; address of the result, day it was read.”`,
    google: `“Google, ${MODEL_NAME}, version as in the footer; address of the result, day it was read.”`,
  },
} as const;

import { LINKS } from '../../config/links.ts';

/** What this copy of the site says of itself. */
export const PUBLISHER_TEXTS = {
  heading: 'Who publishes this site',
  /** Within a sentence. */
  publisher: 'the maintainers of the open Travel Impact Model',
  published: {
    name: 'Publisher',
    text: 'This site is published by the maintainers of the open Travel Impact Model. It follows Google’s published method and is not Google’s own site.',
  },
  figures: 'Figures',
  computed: {
    engine: [
      'The calculator’s figures are computed by the open engine, from public data. They are not Google’s published values: ',
      { text: 'how near they come', href: '/accuracy' },
      '.',
    ],
    google: [
      'The calculator’s figures come from Google’s Travel Impact Model API. Where the open engine computed one, the footer and the result say so: ',
      { text: 'how near the two are', href: '/accuracy' },
      '.',
    ],
  },
  sourceCode: 'Source code',
  openSource: 'Site, calculator and engine are open source; the data tables come with the code.',
  repository: {
    before: 'Site, calculator and engine are open source; the data tables come with the code: ',
    link: 'the repository',
    after: '.',
  },
  licence: {
    name: 'Licence',
    text: [
      'Code and own tables: Apache-2.0. The calculator’s figures: ',
      { text: 'CC BY-SA 4.0', href: LINKS.licence },
      '. Tables of other makers keep their own terms, which the notices beside the code name.',
    ],
  },
  mistakes: 'Mistakes',
  report: { before: 'Does a figure look wrong? ', link: 'Report it', after: ', with the result’s address.' },
  howToCite: 'How to cite',
  citations: {
    engine:
      '“Open engine of the Travel Impact Model, version as in the result’s working, method Travel Impact Model as in the footer; address of the result, day it was read.”',
    google: '“Google, Travel Impact Model, version as in the footer; address of the result, day it was read.”',
  },
} as const;

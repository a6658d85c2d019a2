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
      'The calculator’s figures are computed by the open engine, from public data. They are not Google’s published values. See ',
      { text: 'how close they are', href: '/accuracy' },
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
      'The code and our own data tables are licensed under Apache-2.0, the calculator’s figures under ',
      { text: 'CC BY-SA 4.0', href: LINKS.licence },
      '. Data tables from other sources keep their own licence terms, which the notices in the code list.',
    ],
  },
  mistakes: 'Mistakes',
  report: { before: 'Does a figure look wrong? ', link: 'Report it', after: ', with the result’s address.' },
  howToCite: 'How to cite',
  citations: {
    engine:
      '“Open engine of the Travel Impact Model, version [in the result’s details]; method: Travel Impact Model [version in the footer]; [address of the result], accessed [date].”',
    google: '“Google, Travel Impact Model [version in the footer]; [address of the result], accessed [date].”',
  },
} as const;

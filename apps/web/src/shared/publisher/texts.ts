import { LINKS } from '../../config/links.ts';

/** What this copy of the site says of itself. */
export const PUBLISHER_TEXTS = {
  heading: 'Who publishes this site',
  /** Within a sentence. */
  publisher: 'the maintainers of an open-source implementation of the Travel Impact Model',
  published: {
    name: 'Publisher',
    text: 'This site is run by the maintainers of an independent, open-source implementation of the Travel Impact Model. It follows Google’s published method, but is not a Google site.',
  },
  figures: 'Figures',
  computed: {
    engine: [
      'The calculator’s figures come from our own open-source software (the open engine) and public data. They are not Google’s published values. See ',
      { text: 'how close they are', href: '/accuracy' },
      '.',
    ],
    google: [
      'The calculator’s figures come from Google’s Travel Impact Model API. Where our open engine computed one, the footer and the result show it: ',
      { text: 'how close the two are', href: '/accuracy' },
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
      '. Data tables from other sources have their own licences, listed in the file NOTICE of the source code.',
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

/** The page that says how the open engine computes; its sections are docs/methodology.md. */
export const METHODOLOGY = {
  title: 'Methodology',
  uses: [
    'The figures of the ',
    { text: 'calculator', href: '/lookup/route' },
    ' and of ',
    { text: 'its API', href: '/developers/api' },
    ' are made this way. See ',
    { text: 'how close they are', href: '/accuracy' },
    ' to published ones.',
  ],
  /** Leads to the glossary. */
  words: 'What the words mean',
  contents: 'On this page',
  description: 'What the open engine behind the calculator computes, step by step, with every constant and its source.',
} as const;

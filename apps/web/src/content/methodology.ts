/** The page that says how the open engine computes; its sections are docs/methodology.md. */
export const METHODOLOGY = {
  path: '/methodology',
  title: 'Methodology',
  description: 'What the open engine behind the calculator computes, step by step, with every constant and its source.',
} as const;

/** What the element says when nobody answers; part of its script, since then its words may not come either. */
export const UNANSWERED = {
  failed: 'The figure could not be looked up just now.',
  /** A link, where there is no figure. */
  elsewhere: 'Look it up on the site',
} as const;

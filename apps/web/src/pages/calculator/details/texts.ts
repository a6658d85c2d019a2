/** Texts of the details of a figure. */
export const DETAILS = {
  /** For screen readers, of the button with a cross. */
  close: 'Close details',
  covers: 'What this estimate covers',
  /** Leads from the notes to the glossary. */
  glossary: 'What the words mean',
} as const;

import type { UnansweredTexts } from './texts.ts';

export const UNANSWERED: UnansweredTexts = {
  failed: 'Der Wert ließ sich gerade nicht abfragen.',
  elsewhere: 'Auf der Website nachsehen',
};

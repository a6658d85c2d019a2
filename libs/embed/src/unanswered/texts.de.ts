import type { MessagesOf } from '@tim/languages';
import type { UNANSWERED as English } from './texts.ts';

export const UNANSWERED: MessagesOf<typeof English> = {
  failed: 'Der Wert ließ sich gerade nicht abfragen.',
  elsewhere: 'Auf der Website nachsehen',
};

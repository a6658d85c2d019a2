import type { MessagesOf } from '@tim/languages';
import type { NOT_FOUND as English } from './texts.ts';

export const NOT_FOUND: MessagesOf<typeof English> = {
  title: 'Seite nicht gefunden',
  description: 'Die gesuchte Seite wurde nicht gefunden.',
  code: '404',
  text: 'Seite nicht gefunden',
  home: 'Zur Startseite',
};

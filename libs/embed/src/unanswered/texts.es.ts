import type { MessagesOf } from '@tim/languages';
import type { UNANSWERED as English } from './texts.ts';

export const UNANSWERED: MessagesOf<typeof English> = {
  failed: 'Ahora mismo no se ha podido consultar la cifra.',
  elsewhere: 'Consultarla en el sitio',
};

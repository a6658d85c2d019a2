import type { UnansweredTexts } from './texts.ts';

export const UNANSWERED: UnansweredTexts = {
  failed: 'Ahora mismo no se ha podido consultar la cifra.',
  elsewhere: 'Consultarla en el sitio',
};

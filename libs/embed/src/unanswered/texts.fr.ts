import type { MessagesOf } from '@tim/languages';
import type { UNANSWERED as English } from './texts.ts';

export const UNANSWERED: MessagesOf<typeof English> = {
  failed: 'Impossible d’obtenir ce chiffre pour le moment.',
  elsewhere: 'Rechercher ce chiffre sur le site',
};

import type { MessagesOf } from '@tim/languages';
import type { NOT_FOUND as English } from './texts.ts';

export const NOT_FOUND: MessagesOf<typeof English> = {
  title: 'Page introuvable',
  description: 'La page que vous cherchez est introuvable.',
  code: '404',
  text: 'Page introuvable',
  home: 'Retour à l’accueil',
};

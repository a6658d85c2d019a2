import type { UnansweredTexts } from './texts.ts';

export const UNANSWERED: UnansweredTexts = {
  failed: 'Impossible d’obtenir ce chiffre pour le moment.',
  elsewhere: 'Rechercher ce chiffre sur le site',
};

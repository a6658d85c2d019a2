import type { UnansweredTexts } from './texts.ts';

export const UNANSWERED: UnansweredTexts = {
  failed: 'Le chiffre n’a pas pu être obtenu pour l’instant.',
  elsewhere: 'Rechercher ce chiffre sur le site',
};

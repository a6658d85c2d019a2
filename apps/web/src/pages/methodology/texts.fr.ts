import type { MessagesOf } from '@tim/languages';
import type { METHODOLOGY as English } from './texts.ts';

export const METHODOLOGY: MessagesOf<typeof English> = {
  title: 'Méthodologie',
  uses: [
    'Les chiffres du ',
    { text: 'calculateur', href: '/lookup/route' },
    ' et de ',
    { text: 'son API', href: '/developers/api' },
    ' sont établis de cette manière ; ',
    { text: 'leur exactitude', href: '/accuracy' },
    ' par rapport aux chiffres publiés est mesurée.',
  ],
  words: 'Ce que veulent dire les mots',
  contents: 'Sur cette page',
  description: 'Ce que calcule le moteur ouvert du calculateur, étape par étape, avec chaque constante et sa source.',
};

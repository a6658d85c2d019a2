import type { MessagesOf } from '@tim/languages';
import type { METHODOLOGY as English } from './texts.ts';

export const METHODOLOGY: MessagesOf<typeof English> = {
  title: 'Metodología',
  uses: [
    'Así se obtienen las cifras de la ',
    { text: 'calculadora', href: '/lookup/route' },
    ' y de ',
    { text: 'su API', href: '/developers/api' },
    '. También se mide ',
    { text: 'cuánto se acercan', href: '/accuracy' },
    ' a las publicadas.',
  ],
  words: 'Qué significan las palabras',
  contents: 'En esta página',
  description: 'Qué calcula, paso a paso, el motor abierto de la calculadora, con todas las constantes y su fuente.',
};

import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import type { PUBLISHER_TEXTS as English } from './texts.ts';

export const PUBLISHER_TEXTS: MessagesOf<typeof English> = {
  heading: 'Quién publica este sitio',
  publisher: 'quienes mantienen el Travel Impact Model abierto',
  published: {
    name: 'Editor',
    text: 'Este sitio lo publican quienes mantienen el Travel Impact Model abierto. Sigue el método publicado por Google y no es el sitio de Google.',
  },
  figures: 'Cifras',
  computed: {
    engine: [
      'Las cifras de la calculadora las calcula el motor abierto con datos públicos. No son los valores publicados por Google: ',
      { text: 'cuánto se acercan', href: '/accuracy' },
      '.',
    ],
    google: [
      'Las cifras de la calculadora vienen de la API del Travel Impact Model de Google. Cuando el motor abierto calcula una, el pie y el resultado lo dicen: ',
      { text: 'cuánto se acercan las dos', href: '/accuracy' },
      '.',
    ],
  },
  sourceCode: 'Código fuente',
  openSource:
    'El sitio, la calculadora y el motor son de código abierto; las tablas de datos se distribuyen con el código.',
  repository: {
    before:
      'El sitio, la calculadora y el motor son de código abierto; las tablas de datos se distribuyen con el código: ',
    link: 'el repositorio',
    after: '.',
  },
  licence: {
    name: 'Licencia',
    text: [
      'Código y tablas propias: Apache-2.0. Las cifras de la calculadora: ',
      { text: 'CC BY-SA 4.0', href: LINKS.licence },
      '. Las tablas de otros autores conservan sus propias condiciones, que figuran en los avisos que acompañan al código.',
    ],
  },
  mistakes: 'Errores',
  report: { before: '¿Parece errónea una cifra? ', link: 'Avísenos', after: ' e indique la dirección del resultado.' },
  howToCite: 'Cómo citar',
  citations: {
    engine:
      '«Motor abierto del Travel Impact Model, versión indicada en el cálculo del resultado, método Travel Impact Model indicado en el pie de página; dirección del resultado, fecha de consulta.»',
    google:
      '«Google, Travel Impact Model, versión indicada en el pie de página; dirección del resultado, fecha de consulta.»',
  },
};

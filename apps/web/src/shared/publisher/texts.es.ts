import type { TextsOf } from '@tim/languages';
import { LINKS } from '../../config/links.ts';
import { MODEL_NAME } from '../../config/site.ts';
import type { PUBLISHER_TEXTS as English } from './texts.ts';

const PUBLISHER = `quienes mantienen el ${MODEL_NAME} abierto`;
const OPEN_SOURCE =
  'El sitio, la calculadora y el motor son de código abierto; las tablas de datos se distribuyen con el código';

export const PUBLISHER_TEXTS: TextsOf<typeof English> = {
  heading: 'Quién publica este sitio',
  publisher: PUBLISHER,
  published: {
    name: 'Editor',
    text: `Este sitio lo publican ${PUBLISHER}. Sigue el método publicado por Google y no es el sitio de Google.`,
  },
  figures: 'Cifras',
  computed: {
    engine: [
      'Las cifras de la calculadora las calcula el motor abierto con datos públicos. No son los valores publicados por Google: ',
      { text: 'cuánto se acercan', href: '/accuracy' },
      '.',
    ],
    google: [
      `Las cifras de la calculadora vienen de la API del ${MODEL_NAME} de Google. Cuando el motor abierto calcula una, el pie y el resultado lo dicen: `,
      { text: 'cuánto se acercan las dos', href: '/accuracy' },
      '.',
    ],
  },
  sourceCode: 'Código fuente',
  openSource: `${OPEN_SOURCE}.`,
  repository: (href) => [`${OPEN_SOURCE}: `, { text: 'el repositorio', href }, '.'],
  licence: {
    name: 'Licencia',
    text: [
      'Código y tablas propias: Apache-2.0. Las cifras de la calculadora: ',
      { text: 'CC BY-SA 4.0', href: LINKS.licence },
      '. Las tablas de otros autores conservan sus propias condiciones, que figuran en los avisos que acompañan al código.',
    ],
  },
  mistakes: 'Errores',
  report: (href) => [
    '¿Parece errónea una cifra? ',
    { text: 'Avísenos', href },
    ' e indique la dirección del resultado.',
  ],
  howToCite: 'Cómo citar',
  citations: {
    engine: `«Motor abierto del ${MODEL_NAME}, versión indicada en el cálculo del resultado, método ${MODEL_NAME} indicado en el pie de página; dirección del resultado, fecha de consulta.»`,
    google: `«Google, ${MODEL_NAME}, versión indicada en el pie de página; dirección del resultado, fecha de consulta.»`,
  },
};
